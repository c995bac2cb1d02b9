import { saveSsoKeys as call } from '@foyer/contract/apps/save-sso-keys'
import { implement } from '#platform/http/implement.ts'
import { saveProviderKeys } from '../commands/save-sign-in.ts'
import { appsPolicy } from '../policy.ts'
import { loadSignIn } from '../load-sign-in.ts'

export const saveSsoKeysRoute = implement(
  call,
  appsPolicy.updateSignIn,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    await saveProviderKeys(ctx, { requested: input, by: viewer })
    return loadSignIn(ctx)
  },
)
