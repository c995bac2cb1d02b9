import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'
import { SERVER_ROLE } from '../src/platform/database/server-role.ts'

const providers = sql`provider in ('sandbox', 'stripe', 'none')`

/** Orders and what came of them: purchases, subscriptions, payments and invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db)
  await createSubscriptions(db)
  await createPurchases(db)
  await createPayments(db)
  await createInvoices(db)
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'orders', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      /** The product that was asked for; bumps stand in the lines alone. */
      .addColumn('product_id', 'uuid', (column) => column.notNull())
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('open', 'paid', 'abandoned', 'refunded')`),
      )
      /** How far an open order's payment has come, as its provider last said. */
      .addColumn('intent_status', 'text', (column) => column.notNull())
      /** What was asked for, so that the same wish finds its open order again. */
      .addColumn('basket', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('payment_intent', 'setup_intent', 'free')`),
      )
      .addColumn('provider', 'text', (column) => column.notNull().check(providers))
      /** Which account at the provider holds it; empty for the sandbox. */
      .addColumn('provider_account', 'text', (column) => column.notNull())
      .addColumn('provider_intent_id', 'text')
      .addColumn('provider_subscription_id', 'text')
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('subtotal', 'integer', (column) => column.notNull())
      .addColumn('discount', 'integer', (column) => column.notNull())
      .addColumn('final_amount', 'integer', (column) => column.notNull().check(sql`final_amount >= 0`))
      .addColumn('is_test', 'boolean', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('country', 'text')
      .addColumn('postal_code', 'text')
      .addColumn('referral', 'text')
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('paid_at', sql`timestamptz(3)`),
  )
  await sql`create unique index orders_one_open on orders (app_id, subscriber_id, product_id) where status = 'open'`.execute(
    db,
  )
  await sql`create unique index orders_intent on orders (app_id, provider, provider_intent_id)`.execute(db)
  await sql`create unique index orders_subscription on orders (app_id, provider, provider_subscription_id)`.execute(
    db,
  )
  await sql`create index orders_waiting on orders (app_id, created_at) where status = 'open'`.execute(db)

  await tenantTable(db, 'order_lines', ['order_id', 'position'], (table) =>
    table
      .addColumn('order_id', 'uuid', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('product_id', 'uuid', (column) => column.notNull())
      .addColumn('version_id', 'uuid', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('discount', 'integer', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('interval', 'text')
      .addColumn('interval_count', 'integer')
      .addColumn('trial_days', 'integer', (column) => column.notNull())
      .addColumn('is_bump', 'boolean', (column) => column.notNull())
      .addForeignKeyConstraint('order_lines_order', ['app_id', 'order_id'] as never, 'orders', [
        'app_id',
        'id',
      ] as never),
  )
}

/** Facts that only ever grow or follow the newest reading; the state is derived from them. */
async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'subscriptions', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('order_id', 'uuid', (column) => column.notNull())
      .addColumn('product_id', 'uuid', (column) => column.notNull())
      .addColumn('version_id', 'uuid', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull().check(providers))
      .addColumn('is_test', 'boolean', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('interval', 'text', (column) => column.notNull())
      .addColumn('interval_count', 'integer', (column) => column.notNull())
      .addColumn('started_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('trial_ends_at', sql`timestamptz(3)`)
      .addColumn('period_starts_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('period_ends_at', sql`timestamptz(3)`, (column) => column.notNull())
      /** Start of the newest period whose payment failed. */
      .addColumn('unpaid_from', sql`timestamptz(3)`)
      .addColumn('cancel_at_period_end', 'boolean', (column) => column.notNull())
      /** When the provider was asked whose word on cancelling counts. */
      .addColumn('cancel_read_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('ended_at', sql`timestamptz(3)`)
      .addColumn('state', 'text', (column) =>
        column
          .notNull()
          .check(sql`state in ('trialing', 'active', 'past_due', 'paused', 'canceled', 'ended')`),
      ),
  )
  await sql`create unique index subscriptions_of_order on subscriptions (app_id, order_id)`.execute(db)
  await sql`create unique index subscriptions_one_running on subscriptions (app_id, subscriber_id, product_id) where ended_at is null`.execute(
    db,
  )
  await sql`create index subscriptions_running on subscriptions (app_id, provider) where ended_at is null`.execute(
    db,
  )
}

async function createPurchases(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'purchases', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('order_id', 'uuid', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('product_id', 'uuid', (column) => column.notNull())
      .addColumn('version_id', 'uuid', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('subscription_id', 'uuid')
      .addColumn('is_test', 'boolean', (column) => column.notNull())
      .addColumn('purchased_at', sql`timestamptz(3)`, (column) => column.notNull())
      /** Since when it is over: refunded, disputed, or its subscription ended. */
      .addColumn('ended_at', sql`timestamptz(3)`),
  )
  await sql`create unique index purchases_of_line on purchases (app_id, order_id, position)`.execute(db)
  await sql`create unique index purchases_once on purchases (app_id, subscriber_id, product_id) where ended_at is null`.execute(
    db,
  )
  await sql`create index purchases_of_product on purchases (app_id, product_id)`.execute(db)
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'payments', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('order_id', 'uuid', (column) => column.notNull())
      .addColumn('subscription_id', 'uuid')
      .addColumn('provider', 'text', (column) => column.notNull().check(providers))
      .addColumn('provider_payment_id', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount >= 0`))
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('is_test', 'boolean', (column) => column.notNull())
      .addColumn('paid_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('reversed_at', sql`timestamptz(3)`)
      .addColumn('reversal', 'text', (column) => column.check(sql`reversal in ('refund', 'dispute')`)),
  )
  await sql`create unique index payments_once on payments (app_id, provider, provider_payment_id)`.execute(db)
  await sql`create index payments_by_time on payments (app_id, paid_at)`.execute(db)

  await tenantTable(db, 'payment_lines', ['payment_id', 'position'], (table) =>
    table
      .addColumn('payment_id', 'uuid', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('product_id', 'uuid', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull()),
  )
  await sql`create index payment_lines_of_product on payment_lines (app_id, product_id)`.execute(db)

  await tenantTable(db, 'payment_events', ['provider', 'event_id'], (table) =>
    table
      .addColumn('provider', 'text', (column) => column.notNull().check(providers))
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('object_id', 'text', (column) => column.notNull())
      .addColumn('order_id', 'uuid')
      .addColumn('received_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}

/** The server may write and read invoices, never change or delete them. */
async function createInvoices(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'invoices', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      /** Random (version 4), because it is the key of a link that works without sign-in. */
      .addColumn('uuid', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('order_id', 'uuid', (column) => column.notNull())
      .addColumn('payment_id', 'uuid', (column) => column.notNull())
      .addColumn('lines', 'jsonb', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('is_test', 'boolean', (column) => column.notNull())
      .addColumn('issued_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`create unique index invoices_uuid on invoices (app_id, uuid)`.execute(db)
  await sql`create unique index invoices_of_payment on invoices (app_id, payment_id)`.execute(db)
  await sql`create index invoices_of_order on invoices (app_id, order_id)`.execute(db)
  await sql`revoke update, delete on invoices from ${sql.ref(SERVER_ROLE)}`.execute(db)
}
