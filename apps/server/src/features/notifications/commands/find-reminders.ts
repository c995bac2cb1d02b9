import { inControlTransaction } from '#platform/database/app-db.ts'
import { stableId } from '#platform/events/index.ts'
import { enqueue, type Job } from '#platform/jobs/index.ts'
import type { Services } from '#platform/services.ts'
import {
  findAppsWithReminders,
  findAppsWithUnlocks,
  lockReminderClock,
  moveReminderClock,
} from '../repository/reminder-clock.ts'

const QUARTER_MS = 900_000
/** A server that starts again looks back so far, as reminders of before are of no use. */
const MAX_BACK_MS = 2 * 86_400_000

/**
 * Hands over one job for each app in which something may be due since the last search, and every quarter of an hour one
 * for each in which pages may have opened. The clock of the search moves in the same transaction, so a time is searched
 * once, whatever stops and whoever else searches.
 */
export async function enqueueReminders(
  { clock, database }: Services,
  { remind, unlock }: Readonly<Record<'remind' | 'unlock', Job<{ since: string; until: string }>>>,
): Promise<void> {
  const until = clock.now()
  await inControlTransaction(database.control, async (tx) => {
    const checked_until = await lockReminderClock(tx, until)
    const since = new Date(Math.max(checked_until.getTime(), until.getTime() - MAX_BACK_MS))
    if (since >= until) return
    // Zones differ by quarters of an hour, so the hours of all of them begin at these.
    const quarters = { since: toQuarter(since), until: toQuarter(until) }
    const with_days = quarters.since < quarters.until
    const hand = async (job: typeof remind, app_ids: readonly string[], window: typeof quarters) => {
      const payload = { since: window.since.toISOString(), until: window.until.toISOString() }
      for (const app_id of app_ids) {
        const id = stableId(app_id, `${job.name} ${payload.until}`)
        await enqueue({ getExecutor: () => tx.getExecutor(), app_id }, job, payload, { id })
      }
    }
    await hand(remind, await findAppsWithReminders(tx, { since, until, with_days }), { since, until })
    if (with_days) await hand(unlock, await findAppsWithUnlocks(tx, quarters), quarters)
    await moveReminderClock(tx, until)
  })
  database.outbox.raise()
}

/** The quarter of an hour that has passed last. */
function toQuarter(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / QUARTER_MS) * QUARTER_MS)
}
