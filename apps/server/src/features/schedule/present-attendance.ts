import type { EventAttendance } from '@foyer/contract/schedule/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { decidePageAccess } from '../access/index.ts'
import { loadLiveSite } from '../pages/index.ts'
import { createPageLockedError } from '../progress/index.ts'
import { findOnlineUrl, getOpening } from './online-link.ts'
import { readAttendance } from './repository/attendance.ts'
import { findOccurrence, type OccurrenceRow } from './repository/occurrences.ts'

/** An occurrence whose page the viewer may read, and whether they may come; a guest may after signing in. */
type OpenOccurrence = OccurrenceRow & { may_answer: boolean }

/**
 * The occurrence of an event whose page the viewer may read, or where they may act on it; null where they may not
 * know of it. Throws while it is locked.
 */
export async function findOpenOccurrence(
  ctx: Ctx,
  viewer: Viewer | null,
  { id, acts }: { id: string; acts: boolean },
): Promise<OpenOccurrence | null> {
  const occurrence = await findOccurrence(ctx.db, id)
  const site = await loadLiveSite(ctx)
  if (!occurrence || !site.pages.has(occurrence.event_id)) return null
  const decided = await decidePageAccess(ctx, viewer, occurrence.event_id)
  if (decided.is_hidden) return null
  if (acts ? !decided.may_act : !decided.decision.granted) throw createPageLockedError(decided)
  return { ...occurrence, may_answer: viewer === null || decided.may_act }
}

/** How many come to an occurrence, and the viewer's own answer; names only for people of the app. */
export async function presentAttendance(
  ctx: Ctx,
  { id, event_id, capacity, starts_at, ends_at, may_answer }: OpenOccurrence,
  viewer: Viewer | null,
): Promise<EventAttendance> {
  const [{ taken, people, ...found }, online_url] = await Promise.all([
    readAttendance(ctx.db, { occurrence_id: id, viewer }),
    findOnlineUrl(ctx, event_id),
  ])
  return {
    occurrence_id: id,
    ...found,
    people: viewer?.subscriber_id ? people : [],
    capacity,
    may_answer,
    places_left: capacity === null ? null : Math.max(0, capacity - taken),
    is_over: ends_at <= ctx.now(),
    online: online_url === null ? null : getOpening({ starts_at, ends_at }),
  }
}
