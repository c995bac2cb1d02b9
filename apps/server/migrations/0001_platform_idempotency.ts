import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Remembers what a keyed write answered, so that its repeat has one effect and the same answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'idempotency_keys', ['scope', 'key'], (table) =>
    table
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('call', 'text', (column) => column.notNull())
      .addColumn('input_hash', 'text', (column) => column.notNull())
      .addColumn('status', 'int2')
      .addColumn('answer', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`)),
  )
  await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(db)
}
