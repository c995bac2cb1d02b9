import { allow, deny, type Decision } from '../../platform/http/decision.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'

type Role = Pick<TeamViewer, 'role'>

const atLeastAccountAdmin = ({ role }: Role): Decision => (role === 'admin' ? deny : allow)

/** Authorizes team members for apps. Pure; the caller has already checked that the app belongs to their account. */
export const appsPolicy = {
  createApp: atLeastAccountAdmin,
  readApp: (_viewer: Role): Decision => allow,
  updateApp: atLeastAccountAdmin,
  changeSlug: atLeastAccountAdmin,
  changeHosts: atLeastAccountAdmin,
  switchApp: atLeastAccountAdmin,
  deleteApp: ({ role }: Role): Decision => (role === 'owner' ? allow : deny),
  updateTheme: (_viewer: Role): Decision => allow,
  updateNavigation: (_viewer: Role): Decision => allow,
  updateAccess: atLeastAccountAdmin,
  readSignIn: atLeastAccountAdmin,
  updateSignIn: atLeastAccountAdmin,
  moveClock: atLeastAccountAdmin,
}
