import { preparePasskeySignIn as call } from '@foyer/contract/identity/prepare-passkey-sign-in'
import { implement } from '#platform/http/implement.ts'
import { preparePasskeySignIn } from '../commands/passkeys.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { isSameOrigin } from '../same-origin.ts'
import { identityPolicy } from '../policy.ts'
import { getAppRelyingParty } from '../webauthn.ts'

export const preparePasskeySignInRoute = implement(
  call,
  identityPolicy.startSession,
  async ({ ctx, authorize }) => {
    authorize({ is_same_origin: isSameOrigin(ctx) })
    await limitAttempts(ctx, ['passkey_options'])
    return preparePasskeySignIn(ctx, getAppRelyingParty(ctx))
  },
)
