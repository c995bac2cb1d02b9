import { studioPreparePasskeySignIn as call } from '@foyer/contract/accounts/studio-prepare-passkey-sign-in'
import { implement } from '#platform/http/implement.ts'
import { preparePasskeySignIn } from '../commands/passkeys.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { cameFromOwnPage } from '../own-page.ts'
import { accountsPolicy } from '../policy.ts'
import { studioPlace } from '../webauthn.ts'

export const studioPreparePasskeySignInRoute = implement(
  call,
  accountsPolicy.startSession,
  async ({ ctx, authorize }) => {
    authorize({ is_own_page: cameFromOwnPage(ctx) })
    await limitAttempts(ctx, ['passkey_options'])
    return preparePasskeySignIn(ctx, studioPlace(ctx))
  },
)
