export {
  authRoutes,
  invitationsRoute,
  mailboxRoutes,
  memberImportRoute,
  memberSearch,
  yourSignInRoute,
} from './routes.ts'
export { firstName, MemberScreen } from './components/member-profile.tsx'
export { MembersScreen } from './screens/members-screen.tsx'
export { ProveDialog } from './components/passkey-dialogs.tsx'
export { Refusal } from './components/refusal.tsx'
export { InviteMember } from './administer/invite-member.tsx'
export { InviteColleague } from './team/invite-colleague.tsx'
export { TeamPanel } from './team/team-panel.tsx'
export { memberCountsQuery, memberNamesQuery, memberQuery, type Member } from './queries.ts'
