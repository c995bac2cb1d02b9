import { getProvider } from '@foyer/contract/identity/get-provider'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { showWays } from '../show-ways.ts'

export const getProviderRoute = implement(getProvider, anySignedIn, async ({ viewer, ctx, authorize }) => {
  authorize()
  return showWays(ctx, viewer.user_id)
})
