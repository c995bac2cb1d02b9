import { inControlTransaction } from '#platform/database/app-db.ts'
import { stableId } from '#platform/events/index.ts'
import { enqueue, type Job } from '#platform/jobs/index.ts'
import type { Services } from '#platform/services.ts'
import { findAppsWithReminders, lockReminderClock, moveReminderClock } from '../repository/reminder-clock.ts'

const QUARTER_MS = 900_000
/** A server that starts again looks back so far, as reminders of before are of no use. */
const MAX_BACK_MS = 2 * 86_400_000

/**
 * Hands over one job for each app in which something may be due since the last search. The clock of the search moves in
 * the same transaction, so a time is searched once, whatever stops and whoever else searches.
 */
export async function enqueueReminders(
  { clock, database }: Services,
  job: Job<{ since: string; until: string }>,
): Promise<void> {
  const until = clock.now()
  await inControlTransaction(database.control, async (tx) => {
    const checked_until = await lockReminderClock(tx, until)
    const since = new Date(Math.max(checked_until.getTime(), until.getTime() - MAX_BACK_MS))
    if (since >= until) return
    // Zones differ by quarters of an hour, so the hours of all of them begin at these.
    const with_days = Math.floor(since.getTime() / QUARTER_MS) < Math.floor(until.getTime() / QUARTER_MS)
    const payload = { since: since.toISOString(), until: until.toISOString() }
    for (const app_id of await findAppsWithReminders(tx, { since, until, with_days })) {
      const id = stableId(app_id, `notifications.remind ${payload.until}`)
      await enqueue({ getExecutor: () => tx.getExecutor(), app_id }, job, payload, { id })
    }
    await moveReminderClock(tx, until)
  })
  database.outbox.raise()
}
