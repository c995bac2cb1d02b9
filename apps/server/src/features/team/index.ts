export { writeLog } from './commands/write-log.ts'
export { ensureTeamUser } from './commands/ensure-team-user.ts'
export {
  findTeamMemberOfSession,
  findTeamMember,
  listLeaderAddresses,
  listOwnerAddresses,
} from './repository/team.ts'
export { hasFreshStudioSignIn } from './commands/fresh-studio-sign-in.ts'
export { mayReadInbox } from './policy.ts'
export { findMessagingProfile, findProfileUser } from './repository/messaging-profile.ts'
export { listTeamMembers } from './repository/team-members.ts'
export { conversationsNeed, invitedAddressesNeed } from './needs.ts'
export { INVITATIONS_RETENTION_MS } from './jobs.ts'
export { findAccountPlan, type AccountPlan } from './repository/account-plan.ts'
