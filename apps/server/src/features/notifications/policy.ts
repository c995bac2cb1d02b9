import { allow, hide, type Decision } from '../../platform/http/decision.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'

/** Who reads about notifications. Pure: facts in, decision out. */
export const notificationsPolicy = {
  /** The team reads what was sent to members of its own app; any other id does not exist. */
  readLog: (_viewer: TeamViewer, member: object | null): Decision => (member ? allow : hide),
}
