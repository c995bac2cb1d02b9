import { saveSignIn as call } from '@foyer/contract/apps/save-sign-in'
import { implement } from '#platform/http/implement.ts'
import { saveSignIn } from '../commands/save-sign-in.ts'
import { appsPolicy } from '../policy.ts'
import { loadSignIn } from '../load-sign-in.ts'

export const saveSignInRoute = implement(
  call,
  appsPolicy.updateSignIn,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { revision, ...settings } = input
    await saveSignIn(ctx, { requested: settings, revision, by: viewer })
    return loadSignIn(ctx)
  },
)
