import { postFromProvider } from '@foyer/contract/identity/post-from-provider'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { takeProviderReturn } from '../commands/take-provider-return.ts'

export const postFromProviderRoute = implement(
  postFromProvider,
  anyone,
  async ({ input, ctx, authorize, reply }) => {
    authorize()
    reply.header('location', await takeProviderReturn(ctx, input))
    reply.status(303)
    return {}
  },
)
