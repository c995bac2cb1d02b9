import type { InboxSide } from './find-side.ts'
import type { SideKey } from './repository/conversations.ts'

/** What the queries need to know of a side. */
export function createSideKey({ scope, viewer, since_ts, hidden }: InboxSide): SideKey {
  return { user_id: viewer.user_id, is_team: scope === 'team', since_ts, hidden }
}
