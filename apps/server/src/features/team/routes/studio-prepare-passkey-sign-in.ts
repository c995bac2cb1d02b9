import { studioPreparePasskeySignIn as call } from '@foyer/contract/team/studio-prepare-passkey-sign-in'
import { implement } from '#platform/http/implement.ts'
import {
  preparePasskeySignIn,
  limitAttempts,
  cameFromOwnPage,
  identityPolicy,
  studioPlace,
} from '../../identity/index.ts'

export const studioPreparePasskeySignInRoute = implement(
  call,
  identityPolicy.startSession,
  async ({ ctx, authorize }) => {
    authorize({ is_own_page: cameFromOwnPage(ctx) })
    await limitAttempts(ctx, ['passkey_options'])
    return preparePasskeySignIn(ctx, studioPlace(ctx))
  },
)
