import { studioPreparePasskeySignIn as call } from '@foyer/contract/team/studio-prepare-passkey-sign-in'
import { implement } from '#platform/http/implement.ts'
import {
  preparePasskeySignIn,
  limitAttempts,
  isSameOrigin,
  identityPolicy,
  getStudioRelyingParty,
} from '../../identity/index.ts'

export const studioPreparePasskeySignInRoute = implement(
  call,
  identityPolicy.startSession,
  async ({ ctx, authorize }) => {
    authorize({ is_same_origin: isSameOrigin(ctx) })
    await limitAttempts(ctx, ['passkey_options'])
    return preparePasskeySignIn(ctx, getStudioRelyingParty(ctx))
  },
)
