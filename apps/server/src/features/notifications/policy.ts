import { allow, deny, hide, type Decision } from '../../platform/http/decision.ts'
import type { TeamViewer, Viewer } from '../../platform/session/viewer.ts'

/** Who reads about notifications. Pure: facts in, decision out. */
export const notificationsPolicy = {
  /** Broadcasts are looked up among the app's own; any other id does not exist. */
  useBroadcast: (_viewer: TeamViewer, broadcast: object | null): Decision => (broadcast ? allow : hide),

  /** A link counts for the notification that its token was signed for; any other does not exist. */
  reportLink: (_viewer: unknown, link: object | null): Decision => (link ? allow : hide),

  /** The mail server proves by its secret what it reports; without a secret there is no such call. */
  receiveMailEvents: (
    _viewer: Viewer | null,
    { has_secret, is_proven }: { has_secret: boolean; is_proven: boolean },
  ): Decision => (has_secret ? (is_proven ? allow : deny) : hide),

  /** The team reads what was sent to members of its own app; any other id does not exist. */
  readLog: (_viewer: TeamViewer, member: object | null): Decision => (member ? allow : hide),
}
