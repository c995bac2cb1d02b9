import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** The app's keys at Stripe, what stands there for whom, and the books of the built-in sandbox bank. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'payment_settings', [], (table) =>
    table
      .addColumn('publishable_key', 'text', (column) => column.notNull())
      /** The account and mode that the secret key opens, as Stripe says; empty without a key. */
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('secret_key_sealed', 'text')
      .addColumn('webhook_secret_sealed', 'text')
      .addColumn('changed_by', 'uuid', (column) => column.notNull())
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )

  await tenantTable(db, 'payment_references', ['account', 'kind', 'local_id'], (table) =>
    table
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('customer', 'product', 'price')`),
      )
      .addColumn('local_id', 'uuid', (column) => column.notNull())
      .addColumn('remote_id', 'text', (column) => column.notNull()),
  )

  await tenantTable(db, 'sandbox_intents', ['order_id'], (table) =>
    table
      .addColumn('order_id', 'uuid', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('card', 'text')
      .addColumn('paid_at', sql`timestamptz(3)`)
      .addColumn('recurring_amount', 'integer')
      .addColumn('interval', 'text')
      .addColumn('interval_count', 'integer')
      .addColumn('trial_days', 'integer', (column) => column.notNull())
      .addColumn('trial_ends_at', sql`timestamptz(3)`)
      /** What periods are counted from: the end of the trial, else the first payment. */
      .addColumn('anchor', sql`timestamptz(3)`)
      .addColumn('next_charge_at', sql`timestamptz(3)`)
      .addColumn('unpaid_from', sql`timestamptz(3)`)
      .addColumn('cancel_at_period_end', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('ended_at', sql`timestamptz(3)`),
  )
  await sql`create index sandbox_intents_due on sandbox_intents (app_id, next_charge_at) where next_charge_at is not null`.execute(
    db,
  )

  await tenantTable(db, 'sandbox_charges', ['order_id', 'starts_at'], (table) =>
    table
      .addColumn('order_id', 'uuid', (column) => column.notNull())
      .addColumn('starts_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('ends_at', sql`timestamptz(3)`)
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('paid_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('refunded_amount', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('refunded_at', sql`timestamptz(3)`),
  )
}
