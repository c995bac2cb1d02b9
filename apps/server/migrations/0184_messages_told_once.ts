import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/**
 * Messages have been their own entries in the log since 0180, whose deletion of their old entries met the wall and found
 * none: a database from before it told each message twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossApps(db, 'thread_events', () =>
    sql`delete from thread_events where type = 'message'`.execute(db),
  )
}
