import { removeSsoKeys as call } from '@foyer/contract/apps/remove-sso-keys'
import { implement } from '#platform/http/implement.ts'
import { removeProviderKeys } from '../commands/save-sign-in.ts'
import { appsPolicy } from '../policy.ts'
import { loadSignIn } from '../load-sign-in.ts'

export const removeSsoKeysRoute = implement(
  call,
  appsPolicy.updateSignIn,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    await removeProviderKeys(ctx, { provider: input.provider, by: viewer })
    return loadSignIn(ctx)
  },
)
