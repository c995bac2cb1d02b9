export { authRoutes, mailboxRoutes, membersRoute } from './routes.ts'
export { firstName, MemberScreen } from './components/member-profile.tsx'
export { memberQuery, type Member } from './queries.ts'
