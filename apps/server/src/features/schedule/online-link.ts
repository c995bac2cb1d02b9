import type { EventAttendance } from '@foyer/contract/schedule/shapes'
import { embedAddress } from '@foyer/domain/addresses'
import type { Ctx } from '../../platform/context.ts'
import { findFields, loadLiveSite } from '../pages/index.ts'
import { parseEventFields } from './event-fields.ts'
import type { OccurrenceRow } from './repository/occurrences.ts'

/** The link opens so long before the start. */
const OPENS_BEFORE_MS = 15 * 60_000

/** The address of an event's video call as it is published now; null without one. */
export async function findOnlineUrl(ctx: Ctx, event_id: string): Promise<string | null> {
  const { pages } = await loadLiveSite(ctx)
  const [type, fields] = [pages.get(event_id)?.content_type, await findFields(ctx, event_id)]
  const event = type === undefined || fields === null ? null : parseEventFields(type, fields)
  return event === null ? null : embedAddress(event.online_url)
}

/** When the link of an occurrence is given. */
export function getOpening({
  starts_at,
  ends_at,
}: Pick<OccurrenceRow, 'starts_at' | 'ends_at'>): NonNullable<EventAttendance['online']> {
  return {
    opens_at: new Date(starts_at.getTime() - OPENS_BEFORE_MS).toISOString(),
    closes_at: ends_at.toISOString(),
  }
}

/** Whether the link of an occurrence is given at an instant. */
export function isOpen(occurrence: Pick<OccurrenceRow, 'starts_at' | 'ends_at'>, now: Date): boolean {
  const { opens_at, closes_at } = getOpening(occurrence)
  return now >= new Date(opens_at) && now < new Date(closes_at)
}
