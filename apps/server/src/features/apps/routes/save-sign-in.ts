import { saveSignIn as call } from '@foyer/contract/apps/save-sign-in'
import { implement } from '#platform/http/implement.ts'
import { saveSignIn } from '../commands/save-sign-in.ts'
import { appsPolicy } from '../policy.ts'
import { showSignIn } from '../show-sign-in.ts'

export const saveSignInRoute = implement(
  call,
  appsPolicy.updateSignIn,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { revision, ...wish } = input
    await saveSignIn(ctx, { wish, revision, by: viewer })
    return showSignIn(ctx)
  },
)
