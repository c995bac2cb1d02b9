import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { controlTable } from '../src/platform/database/schema.ts'

/**
 * What was committed but not yet handed to the queue. It has no wall, because the dispatcher reads it for all apps;
 * payloads therefore hold ids only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await controlTable(db, 'outbox', (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('app_id', 'uuid')
      .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('event', 'job')`))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('payload', 'jsonb', (column) => column.notNull())
      .addColumn('run_at', 'timestamptz')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('dispatched_at', 'timestamptz'),
  )
  await sql`create index outbox_waiting on outbox (id) where dispatched_at is null`.execute(db)
  await sql`create index outbox_dispatched on outbox (dispatched_at) where dispatched_at is not null`.execute(
    db,
  )
}
