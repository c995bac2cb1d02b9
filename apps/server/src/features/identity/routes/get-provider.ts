import { getProvider } from '@foyer/contract/identity/get-provider'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { presentSignInMethods } from '../present-sign-in-methods.ts'

export const getProviderRoute = implement(getProvider, anySignedIn, async ({ viewer, ctx, authorize }) => {
  authorize()
  return presentSignInMethods(ctx, viewer.user_id)
})
