import { allow, hide, type Decision } from '../../platform/http/decision.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'

/** The member that a call of the owner is about. */
export type MemberFacts = { exists: boolean }

/** The page that a call of the owner is about. */
export type PageFacts = { exists: boolean }

/**
 * Who may read and change entitlements and page gates: any team member of the app's account, as the route has
 * verified.
 */
export const accessPolicy = {
  readMember: (_viewer: TeamViewer, member: MemberFacts): Decision => (member.exists ? allow : hide),
  readPage: (_viewer: TeamViewer, page: PageFacts): Decision => (page.exists ? allow : hide),
  changeMember: (_viewer: TeamViewer, member: MemberFacts): Decision => (member.exists ? allow : hide),
}
