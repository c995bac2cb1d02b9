// Written by scripts/generate.ts from apps/server/src/features/identity/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { addPasskeyRoute } from './routes/add-passkey.ts'
import { changePasswordRoute } from './routes/change-password.ts'
import { endOtherSessionsRoute } from './routes/end-other-sessions.ts'
import { endSessionRoute } from './routes/end-session.ts'
import { exchangeCodeRoute } from './routes/exchange-code.ts'
import { fetchMethodsRoute } from './routes/fetch-methods.ts'
import { getProviderRoute } from './routes/get-provider.ts'
import { linkProviderRoute } from './routes/link-provider.ts'
import { listPasskeysRoute } from './routes/list-passkeys.ts'
import { listSessionsRoute } from './routes/list-sessions.ts'
import { loginRoute } from './routes/login.ts'
import { logoutRoute } from './routes/logout.ts'
import { postFromProviderRoute } from './routes/post-from-provider.ts'
import { preparePasskeySignInRoute } from './routes/prepare-passkey-sign-in.ts'
import { preparePasskeyRoute } from './routes/prepare-passkey.ts'
import { removePasskeyRoute } from './routes/remove-passkey.ts'
import { renamePasskeyRoute } from './routes/rename-passkey.ts'
import { requestPasswordlessRoute } from './routes/request-passwordless.ts'
import { requestResetRoute } from './routes/request-reset.ts'
import { resetPasswordRoute } from './routes/reset-password.ts'
import { returnFromProviderRoute } from './routes/return-from-provider.ts'
import { setPasswordRoute } from './routes/set-password.ts'
import { signInByPasskeyRoute } from './routes/sign-in-by-passkey.ts'
import { signUpRoute } from './routes/sign-up.ts'
import { startProviderRoute } from './routes/start-provider.ts'
import { unlinkProviderRoute } from './routes/unlink-provider.ts'
import { updateSubscriberRoute } from './routes/update-subscriber.ts'
import { updateUserRoute } from './routes/update-user.ts'
import { verifyEmailRoute } from './routes/verify-email.ts'
import { verifyPasswordlessRoute } from './routes/verify-passwordless.ts'
import { verifyRoute } from './routes/verify.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['identity.addPasskey', addPasskeyRoute],
  ['identity.changePassword', changePasswordRoute],
  ['identity.endOtherSessions', endOtherSessionsRoute],
  ['identity.endSession', endSessionRoute],
  ['identity.exchangeCode', exchangeCodeRoute],
  ['identity.fetchMethods', fetchMethodsRoute],
  ['identity.getProvider', getProviderRoute],
  ['identity.linkProvider', linkProviderRoute],
  ['identity.listPasskeys', listPasskeysRoute],
  ['identity.listSessions', listSessionsRoute],
  ['identity.login', loginRoute],
  ['identity.logout', logoutRoute],
  ['identity.postFromProvider', postFromProviderRoute],
  ['identity.preparePasskeySignIn', preparePasskeySignInRoute],
  ['identity.preparePasskey', preparePasskeyRoute],
  ['identity.removePasskey', removePasskeyRoute],
  ['identity.renamePasskey', renamePasskeyRoute],
  ['identity.requestPasswordless', requestPasswordlessRoute],
  ['identity.requestReset', requestResetRoute],
  ['identity.resetPassword', resetPasswordRoute],
  ['identity.returnFromProvider', returnFromProviderRoute],
  ['identity.setPassword', setPasswordRoute],
  ['identity.signInByPasskey', signInByPasskeyRoute],
  ['identity.signUp', signUpRoute],
  ['identity.startProvider', startProviderRoute],
  ['identity.unlinkProvider', unlinkProviderRoute],
  ['identity.updateSubscriber', updateSubscriberRoute],
  ['identity.updateUser', updateUserRoute],
  ['identity.verifyEmail', verifyEmailRoute],
  ['identity.verifyPasswordless', verifyPasswordlessRoute],
  ['identity.verify', verifyRoute],
]
