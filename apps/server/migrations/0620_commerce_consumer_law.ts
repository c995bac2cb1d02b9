import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Withdrawals and cancellations sent without sign-in, the law of the app, and the waiver of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'law_settings', [], (table) =>
    table
      // Null: as is usual in the seller's country.
      .addColumn('has_withdrawal', 'boolean')
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await tenantTable(db, 'withdrawals', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('withdrawal', 'cancellation')`),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', sql`citext`, (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('language', 'text')
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('received', 'open', 'done', 'refused', 'resolved')`),
      )
      .addColumn('reason', 'text')
      .addColumn('order_id', 'uuid')
      .addColumn('subscriber_id', 'uuid')
      .addColumn('received_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('finished_at', sql`timestamptz(3)`)
      .addColumn('actor_name', 'text'),
  )
  await sql`create index withdrawals_by_time on withdrawals (app_id, received_at desc, id desc)`.execute(db)
  await sql`create index withdrawals_by_subscriber on withdrawals (app_id, subscriber_id)`.execute(db)
  await sql`alter table orders add column waiver_text text, add column waived_at timestamptz(3)`.execute(db)
  await sql`alter table order_events drop constraint order_events_kind_check`.execute(db)
  await sql`
    alter table order_events add constraint order_events_kind_check
    check (kind in ('note', 'payment_failed', 'mail', 'switched', 'switch_planned', 'switch_withdrawn', 'withdrawal'))
  `.execute(db)
}
