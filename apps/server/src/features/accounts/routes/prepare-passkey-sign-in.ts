import { preparePasskeySignIn as call } from '@foyer/contract/accounts/prepare-passkey-sign-in'
import { implement } from '#platform/http/implement.ts'
import { preparePasskeySignIn } from '../commands/passkeys.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { cameFromOwnPage } from '../own-page.ts'
import { accountsPolicy } from '../policy.ts'
import { appPlace } from '../webauthn.ts'

export const preparePasskeySignInRoute = implement(
  call,
  accountsPolicy.startSession,
  async ({ ctx, authorize }) => {
    authorize({ is_own_page: cameFromOwnPage(ctx) })
    await limitAttempts(ctx, ['passkey_options'])
    return preparePasskeySignIn(ctx, appPlace(ctx))
  },
)
