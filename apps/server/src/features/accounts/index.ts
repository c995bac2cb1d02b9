import './events.ts'

export { findViewing, viewerFrom } from './session-port.ts'
export type { ViewerRow } from './repository/sessions.ts'
export {
  toldRightsNeed,
  appSubscriptionNeed,
  giftNeed,
  ownProductsNeed,
  doorNeed,
  threadPeopleNeed,
  type Gift,
} from './needs.ts'
export {
  loginContributions,
  memberDetailContributions,
  memberRowContributions,
  type Membership,
} from './contributions.ts'
export { STUDIO } from './new-session.ts'
export { ownFiles } from './kept-data.ts'
export { memberConditions } from './member-conditions.ts'
export { setAvatar, hasMemberOutsideTeam } from './repository/users.ts'
export { endAllSessions } from './commands/end-sessions.ts'
export { hasFreshStudioSignIn } from './commands/fresh-sign-in.ts'
export { writeLog } from './commands/write-log.ts'
export { isAppleKey } from './providers/sso-keys.ts'
export { countPasskeyHolders } from './repository/passkeys.ts'
export { ensureTeamUser } from './commands/ensure-team-user.ts'
export { queueMail } from './mails/auth-mails.ts'
export { findColleagueOfSession, findTeamMember, leaderAddresses, ownerAddresses } from './repository/team.ts'
export {
  findPeopleBySubscriber,
  findPeopleByUser,
  knownSince,
  type PersonFacts,
} from './repository/people.ts'
export { hiddenByBlocks } from './repository/blocks.ts'
export { findSeenPeople, listSeen, type NameKey } from './repository/list-seen.ts'
export { isSeen } from './repository/seen-people.ts'
export { latestSignUps, signUpsByHour } from './repository/sign-ups.ts'
export { signInMethods } from './sign-in-methods.ts'
export {
  findSignInSettings,
  insertSignInChange,
  listSignInChanges,
  saveSignInSettings,
  type SignInSettingsRow,
} from './repository/sign-in-settings.ts'
export { deleteSsoKeys, listSsoKeys, saveSsoKeys, type SsoKeysRow } from './repository/sso-keys.ts'
export { redirectAddress } from './providers/authorization.ts'
export { sealerOf, sealKeys, type KeysWish } from './providers/sso-keys.ts'
