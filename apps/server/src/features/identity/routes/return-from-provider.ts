import { returnFromProvider } from '@foyer/contract/identity/return-from-provider'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { handleProviderReturn } from '../commands/handle-provider-return.ts'

export const returnFromProviderRoute = implement(
  returnFromProvider,
  anyone,
  async ({ input, ctx, authorize, reply }) => {
    authorize()
    reply.header('location', await handleProviderReturn(ctx, input))
    reply.status(303)
    return {}
  },
)
