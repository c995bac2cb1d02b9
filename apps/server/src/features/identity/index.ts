import './events.ts'

export { findViewing, toViewer } from './session-port.ts'
export {
  type ViewerRow,
  type NewStudioSession,
  type NewSession,
  listLiveSessions,
} from './repository/sessions.ts'
export {
  accessSummaryNeed,
  appSubscriptionNeed,
  invitationNeed,
  verifiedAddressContributions,
  viewNeed,
} from './needs.ts'
export { loginContributions, type Membership, composeParts, type Part } from './contributions.ts'
export { STUDIO, type OpenedSession, newSession, isDueForTouch, getRequestToken } from './new-session.ts'
export {
  setAvatar,
  hasMemberOutsideTeam,
  changeUser,
  type Person,
  findUserOfTeamMember,
  findUser,
  findUserByEmail,
  insertGuestSubscriber,
  insertSubscriber,
  insertUser,
  listUserNames,
  selectPeople,
} from './repository/users.ts'
export { endAllSessions, revokeSessionsAndTokens } from './commands/end-sessions.ts'
export { hasFreshSignIn, getFreshSince } from './commands/fresh-sign-in.ts'
export { isAppleKey, getSealerId, sealKeys, type KeysInput } from './providers/sso-keys.ts'
export { countPasskeyHolders, appPasskeys, studioPasskeys, type PasskeyRow } from './repository/passkeys.ts'
export { queueMail, sendAuthMail, sendStudioMail } from './mails/auth-mails.ts'
export type { MailList, MailListItem, UnsubscribeLinks } from './mails/mail-content.ts'
export { renderHtml, renderText } from './mails/render-mail.ts'
export { listSignInMethods, requireMethod } from './sign-in-methods.ts'
export {
  findSignInSettings,
  insertSignInChange,
  listSignInChanges,
  saveSignInSettings,
  type SignInSettingsRow,
} from './repository/sign-in-settings.ts'
export { deleteSsoKeys, listSsoKeys, saveSsoKeys, type SsoKeysRow } from './repository/sso-keys.ts'
export { getRedirectUrl } from './providers/authorization.ts'
export { markForDeletion, restoreUser, suspendUser } from './repository/closed-users.ts'
export {
  countAttributeValues,
  deleteAttributeValues,
  setAttributeValue,
} from './repository/attribute-values.ts'
export { deleteIdentities } from './repository/identities.ts'
export { revokeTokens, consumeToken, deleteEndedTokens } from './repository/tokens.ts'
export {
  closeUser,
  anonymizeSubscriber,
  anonymizeUser,
  listUsersToErase,
} from './repository/account-closing.ts'
export { joinApp } from './commands/create-user.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
export { signInVerified } from './commands/sign-in-verified.ts'
export { createResetQuery, type NewPassword, countResetAttempt } from './commands/reset-password.ts'
export { getStudioRelyingParty } from './webauthn.ts'
export {
  addPasskey,
  recordPasskeyUse,
  preparePasskey,
  verifyPasskey,
  type PasskeyOwner,
  preparePasskeySignIn,
} from './commands/passkeys.ts'
export { composeLogin, getMembership } from './compose-login.ts'
export { getWordRange, splitTerm } from './repository/user-words.ts'
export { isNotCrossOrigin, isSameOrigin } from './same-origin.ts'
export { identityPolicy } from './policy.ts'
export { checkNewPassword, checkAll, readName, readEmail } from './read-credentials.ts'
export { limitAttempts, limitLogin, clearLoginAttempts } from './limit-attempts.ts'
export { presentPasskey } from './present-passkey.ts'
export { deleteEndedAttempts } from './repository/attempts.ts'
export { findSignUpRefusal } from './sign-up-refusal.ts'
export { requestPasswordless } from './commands/request-passwordless.ts'
export { issueToken } from './commands/issue-token.ts'
export { presentSession, type LiveSession } from './presenter.ts'
export { createResetMail } from './commands/request-reset.ts'
