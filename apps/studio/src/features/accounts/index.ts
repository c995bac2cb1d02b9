export { authRoutes, mailboxRoutes, memberSearch } from './routes.ts'
export { firstName, MemberScreen } from './components/member-profile.tsx'
export { MembersScreen } from './screens/members-screen.tsx'
export { memberCountsQuery, memberNamesQuery, memberQuery, type Member } from './queries.ts'
