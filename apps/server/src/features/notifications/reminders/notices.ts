import { addDays, startOfDay } from '@foyer/domain/time'
import type { listStartingItems, PlannedDays } from '../../schedule/index.ts'
import type { NewNotice } from '../commands/record.ts'

/** Minutes in which it still helps to say that something starts now, and days in which a week is still ahead. */
const STARTING_MS = 15 * 60_000
const WEEK_AHEAD_DAYS = 2

/** The reminders of what starts at a time. */
export type StartKind = 'before_start' | 'starting_now'

type StartingItem = Awaited<ReturnType<typeof listStartingItems>>[number]

/** The reminder of something that starts. */
export function toStart(kind: StartKind, item: StartingItem): NewNotice {
  const { id, scope, starts_at, page_id, occurrence_id } = item
  const expires_ms = starts_at.getTime() + (kind === 'before_start' ? 0 : STARTING_MS)
  return {
    recipient: item,
    kind,
    key: `${kind}:${id}:${starts_at.toISOString()}`,
    scope,
    params: {
      page_ids: [page_id],
      starts_at: starts_at.toISOString(),
      ...(occurrence_id === null ? {} : { occurrence_id }),
    },
    expires_at: new Date(expires_ms),
  }
}

/** The reminder of what is planned for a day, or for the week from it. */
export function toPlan(kind: 'daily' | 'weekly', plan: PlannedDays): NewNotice {
  const { day, count, page_ids, scope, timezone } = plan
  const end = startOfDay(addDays(day, kind === 'daily' ? 1 : WEEK_AHEAD_DAYS), timezone)
  return {
    recipient: plan,
    kind,
    key: `${kind}:${day}`,
    scope,
    params: { day, count, page_ids },
    expires_at: new Date(end),
  }
}
