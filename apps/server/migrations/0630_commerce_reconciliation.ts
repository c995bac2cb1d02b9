import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Comparisons of the payment providers with our own records, and the differences that they found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'payment_checks', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('started_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('finished_at', sql`timestamptz(3)`)
      .addColumn('checked', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('mended', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('raised', 'integer', (column) => column.notNull().defaultTo(0)),
  )
  await sql`create index payment_checks_by_time on payment_checks (app_id, started_at desc)`.execute(db)
  await sql`create unique index payment_checks_running on payment_checks (app_id) where finished_at is null`.execute(
    db,
  )
  await tenantTable(db, 'payment_differences', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      /** Null where the provider names an order that is not ours. */
      .addColumn('order_id', 'uuid')
      .addColumn('kind', 'text', (column) => column.notNull())
      /** The payment at the provider, or the product whose access is missing. */
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('ours', sql`numeric(15, 0)`)
      .addColumn('theirs', sql`numeric(15, 0)`)
      .addColumn('currency', 'text')
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('open', 'mended', 'resolved')`),
      )
      .addColumn('found_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('closed_at', sql`timestamptz(3)`)
      .addColumn('closed_by', 'text')
      .addColumn('note', 'text', (column) => column.notNull().defaultTo('')),
  )
  await sql`
    create unique index payment_differences_open on payment_differences (app_id, kind, reference)
    where state = 'open'
  `.execute(db)
  await sql`create index payment_differences_by_time on payment_differences (app_id, found_at desc, id)`.execute(
    db,
  )
}
