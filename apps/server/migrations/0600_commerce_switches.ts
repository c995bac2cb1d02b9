import { sql, type Kysely } from 'kysely'
import { acrossApps, tenantTable } from '../src/platform/database/schema.ts'

/** Switches of subscriptions to another price of their product, and what was paid for the period that runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'subscription_switches', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscription_id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('order_id', 'uuid', (column) => column.notNull())
      .addColumn('from_version_id', 'uuid', (column) => column.notNull())
      .addColumn('former_amount', sql`numeric(15, 0)`, (column) => column.notNull())
      .addColumn('former_discount', sql`numeric(15, 0)`, (column) => column.notNull())
      .addColumn('former_interval', 'text', (column) => column.notNull())
      .addColumn('former_interval_count', 'integer', (column) => column.notNull())
      .addColumn('version_id', 'uuid', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('amount', sql`numeric(15, 0)`, (column) => column.notNull())
      .addColumn('discount', sql`numeric(15, 0)`, (column) => column.notNull())
      .addColumn('interval', 'text', (column) => column.notNull())
      .addColumn('interval_count', 'integer', (column) => column.notNull())
      .addColumn('takes_effect', 'text', (column) =>
        column.notNull().check(sql`takes_effect in ('now', 'trial', 'period_end')`),
      )
      .addColumn('due', sql`numeric(15, 0)`, (column) => column.notNull())
      .addColumn('proration_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('effective_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('open', 'planned', 'done', 'failed', 'withdrawn')`),
      )
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`
    create unique index subscription_switches_waiting on subscription_switches (app_id, subscription_id)
    where state in ('open', 'planned')
  `.execute(db)
  await sql`create index subscription_switches_by_subscription on subscription_switches (app_id, subscription_id, id)`.execute(
    db,
  )
  await sql`
    alter table subscriptions
      add column cycle_starts_at timestamptz(3),
      add column period_value numeric(15, 0) not null default 0
  `.execute(db)
  await acrossApps(db, 'subscriptions', async () => {
    await sql`
      update subscriptions set
        cycle_starts_at = period_starts_at,
        period_value = case when period_ends_at <= trial_ends_at then 0 else amount - discount end
    `.execute(db)
  })
  await sql`alter table subscriptions alter column cycle_starts_at set not null`.execute(db)
  await sql`
    alter table sandbox_intents
      add column version_id uuid,
      add column planned_switch jsonb
  `.execute(db)
  await sql`
    alter table order_events
      drop constraint order_events_kind_check,
      add constraint order_events_kind_check check (
        kind in ('note', 'payment_failed', 'mail', 'switched', 'switch_planned', 'switch_withdrawn')
      )
  `.execute(db)
  await sql`alter table sandbox_charges add column credit numeric(15, 0) not null default 0`.execute(db)
}
