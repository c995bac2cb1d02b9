import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/**
 * Apps whose keys take real money are no sandbox apps any more, and have the real time. What test money had opened
 * there is ended by the hourly job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const leave = sql`
    update apps set is_sandbox = false, clock_offset_ms = 0
    from payment_settings
    where payment_settings.app_id = apps.id
      and payment_settings.secret_key_sealed is not null and payment_settings.account like '%:live'
  `
  await acrossApps(db, 'payment_settings', () => leave.execute(db))
}
