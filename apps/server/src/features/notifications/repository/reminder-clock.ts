import { sql } from 'kysely'
import type { ControlTx } from '#platform/database/app-db.ts'

/** Locks the clock of the search for reminders and returns how far it came; it starts at the first search. */
export async function lockReminderClock(tx: ControlTx, now: Date): Promise<Date> {
  await sql`insert into reminder_clock (checked_until) values (${now}) on conflict (id) do nothing`.execute(
    tx,
  )
  const { rows } = await sql<{
    checked_until: Date
  }>`select checked_until from reminder_clock for update`.execute(tx)
  return rows[0]?.checked_until ?? now
}

export async function moveReminderClock(tx: ControlTx, checked_until: Date): Promise<void> {
  await sql`update reminder_clock set checked_until = ${checked_until}`.execute(tx)
}

type Search = { since: Date; until: Date; with_days: boolean }

/** Finds the apps in which a reminder may be due within a window; `with_days`: those of whole days too. */
export async function findAppsWithReminders(
  tx: ControlTx,
  { since, until, with_days }: Search,
): Promise<string[]> {
  const { rows } = await sql<{ app_id: string }>`
    select app_id from apps_with_reminders(${since}, ${until}, ${with_days}) as found (app_id)
  `.execute(tx)
  return rows.map(({ app_id }) => app_id)
}

/** Finds the apps in which a page may open by drip within a window. */
export async function findAppsWithUnlocks(
  tx: ControlTx,
  { since, until }: Pick<Search, 'since' | 'until'>,
): Promise<string[]> {
  const { rows } = await sql<{ app_id: string }>`
    select app_id from apps_with_unlocks(${since}, ${until}) as found (app_id)
  `.execute(tx)
  return rows.map(({ app_id }) => app_id)
}
