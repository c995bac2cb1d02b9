import { postFromProvider } from '@foyer/contract/identity/post-from-provider'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { handleProviderReturn } from '../commands/handle-provider-return.ts'

export const postFromProviderRoute = implement(
  postFromProvider,
  anyone,
  async ({ input, ctx, authorize, reply }) => {
    authorize()
    reply.header('location', await handleProviderReturn(ctx, input))
    reply.status(303)
    return {}
  },
)
