import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { admitWaiting } from '../repository/answers.ts'
import { addEventItems } from '../repository/event-items.ts'

/** Gives free places to those who wait for them, and puts their events on their calendars. */
export async function givePlaces(
  tx: AppTx,
  emit: Emit,
  { now, occurrence_id }: { now: Date; occurrence_id?: string },
): Promise<void> {
  const given = await admitWaiting(tx, now, occurrence_id)
  await addEventItems(tx, given, now)
  for (const place of given) await emit('schedule.place_given', place)
}
