import { isForMembers } from './access-change.ts'
import type { StudioApp } from './queries.ts'

/** Whether members can use the app now, and the key of the text that says so. */
export function getLiveState(app: StudioApp) {
  const is_live = app.is_published && app.switched_off_at === null
  if (app.switched_off_at !== null) return { is_live, label: 'studio.switched_off' } as const
  if (!app.is_published) return { is_live, label: 'studio.not_live' } as const
  return { is_live, label: isForMembers(app) ? 'studio.live_members' : 'studio.live' } as const
}
