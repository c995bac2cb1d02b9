export { writeLog } from './commands/write-log.ts'
export { ensureTeamUser } from './commands/ensure-team-user.ts'
export {
  findTeamMemberOfSession,
  findTeamMember,
  listLeaderAddresses,
  listOwnerAddresses,
  isStudioSessionFresh,
  findTeamMemberByEmail,
  type TeamPerson,
  findTeamViewer,
} from './repository/team.ts'
export { deleteEndedTeamInvitations } from './repository/team-invitations.ts'
export { hasFreshStudioSignIn } from './commands/fresh-studio-sign-in.ts'
export { invitedAddressesNeed } from './needs.ts'
export { cleanTeamJob } from './jobs.ts'
