import { getSignIn as call } from '@foyer/contract/apps/get-sign-in'
import { implement } from '#platform/http/implement.ts'
import { appsPolicy } from '../policy.ts'
import { loadSignIn } from '../load-sign-in.ts'

export const getSignInRoute = implement(call, appsPolicy.readSignIn, async ({ ctx, authorize }) => {
  authorize()
  return loadSignIn(ctx)
})
