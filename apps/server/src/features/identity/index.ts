import './events.ts'

export { findViewing, viewerFrom } from './session-port.ts'
export {
  type ViewerRow,
  type NewStudioSession,
  type NewSession,
  listLiveSessions,
} from './repository/sessions.ts'
export { toldRightsNeed, appSubscriptionNeed, invitationNeed, viewNeed } from './needs.ts'
export { loginContributions, type Membership, composeParts, type Part } from './contributions.ts'
export { STUDIO, type OpenedSession, newSession, isDueForTouch, tokenOfRequest } from './new-session.ts'
export {
  setAvatar,
  hasMemberOutsideTeam,
  changeUser,
  type Person,
  findUserOfTeamMember,
  findUser,
  findUserByEmail,
  insertSubscriber,
  insertUser,
  namesOfUsers,
  people,
} from './repository/users.ts'
export { endAllSessions, takeBackEverything } from './commands/end-sessions.ts'
export { hasFreshSignIn, freshSince } from './commands/fresh-sign-in.ts'
export { isAppleKey, sealerOf, sealKeys, type KeysWish } from './providers/sso-keys.ts'
export { countPasskeyHolders, appPasskeys, studioPasskeys, type PasskeyRow } from './repository/passkeys.ts'
export { queueMail, sendAuthMail, sendStudioMail } from './mails/auth-mails.ts'
export { renderHtml, renderText } from './mails/render-mail.ts'
export { signInMethods, requireMethod } from './sign-in-methods.ts'
export {
  findSignInSettings,
  insertSignInChange,
  listSignInChanges,
  saveSignInSettings,
  type SignInSettingsRow,
} from './repository/sign-in-settings.ts'
export { deleteSsoKeys, listSsoKeys, saveSsoKeys, type SsoKeysRow } from './repository/sso-keys.ts'
export { redirectAddress } from './providers/authorization.ts'
export { markForDeletion, restoreUser, suspendUser } from './repository/closed-users.ts'
export { deleteIdentities } from './repository/identities.ts'
export { voidTokens, useToken, deleteEndedTokens } from './repository/tokens.ts'
export { closeUser, emptySubscriber, emptyUser, listToErase } from './repository/closing.ts'
export { joinApp } from './commands/create-user.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
export { signInProven } from './commands/sign-in-proven.ts'
export { resetToken, type NewPassword, tryReset } from './commands/reset-password.ts'
export { studioPlace } from './webauthn.ts'
export {
  addPasskey,
  notePasskeyUse,
  preparePasskey,
  provePasskey,
  type PasskeyOwner,
  preparePasskeySignIn,
} from './commands/passkeys.ts'
export { composeLogin, membershipOf } from './compose-login.ts'
export { rangeOf, wordsOf } from './repository/name-words.ts'
export { cameFromNoForeignPage, cameFromOwnPage } from './own-page.ts'
export { identityPolicy } from './policy.ts'
export { checkNewPassword, checkTogether, readName, readEmail } from './read-credentials.ts'
export { limitAttempts, emailCounter } from './limit-attempts.ts'
export { presentPasskey } from './present-passkey.ts'
export { deleteEndedAttempts, forgetAttempts } from './repository/attempts.ts'
export { requestPasswordless } from './commands/request-passwordless.ts'
export { issueToken } from './commands/issue-token.ts'
export { presentSession, type LiveSession } from './presenter.ts'
export { resetMail } from './commands/request-reset.ts'
