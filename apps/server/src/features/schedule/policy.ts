import { allow, hide, type Decision } from '../../platform/http/decision.ts'
import type { MemberViewer, TeamViewer, Viewer } from '../../platform/session/viewer.ts'

/** Who may do what to a schedule. Pure: facts in, decision out. */
export const schedulePolicy = {
  /** Items are looked up among the member's own; any other id does not exist. */
  changeItem: (_viewer: MemberViewer, item: object | null): Decision => (item ? allow : hide),

  /** What is scheduled for all members is changed by the team of its app. */
  changeAppItem: (_viewer: TeamViewer, item: object | null): Decision => (item ? allow : hide),

  /** The signed address is the permission; a false or revoked one does not exist. */
  readFeed: (_viewer: Viewer | null, owner: object | null): Decision => (owner ? allow : hide),

  /** Dates of an event are changed by the team, once the event is published. */
  changeEvent: (_viewer: TeamViewer, event: { is_published: boolean }): Decision =>
    event.is_published ? allow : hide,
}
