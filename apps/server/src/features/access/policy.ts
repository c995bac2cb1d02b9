import { allow, hide, type Decision } from '../../platform/http/decision.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'

/** The member that a call of the owner is about. */
export type MemberFacts = { exists: boolean }

/** Who may read and change what members hold: any team member of the app's account, which the door has proven. */
export const accessPolicy = {
  readMember: (_viewer: TeamViewer, member: MemberFacts): Decision => (member.exists ? allow : hide),
  changeMember: (_viewer: TeamViewer, member: MemberFacts): Decision => (member.exists ? allow : hide),
}
