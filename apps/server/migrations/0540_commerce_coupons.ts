import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Coupons, who uses them, and what an order and its subscription have off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCoupons(db)
  await createHistory(db)
  await sql`alter table orders
    add column coupon_id uuid, add column coupon_code text, add column coupon_name text,
    add column coupon_periods integer check (coupon_periods >= 0)`.execute(db)
  await sql`comment on column orders.coupon_periods is 'How many paid periods have the discount; 0: all of them.'`.execute(
    db,
  )
  await sql`create index orders_of_coupon on orders (app_id, coupon_id) where coupon_id is not null`.execute(
    db,
  )
  await sql`alter table order_lines add column period_discount numeric(15, 0) not null default 0`.execute(db)
  await sql`alter table subscriptions
    add column discount numeric(15, 0) not null default 0, add column discount_periods integer`.execute(db)
  await sql`comment on column subscriptions.discount_periods is 'Further periods with the discount; null: all of them.'`.execute(
    db,
  )
  await sql`alter table sandbox_intents
    add column discount numeric(15, 0) not null default 0, add column discount_periods integer not null default 0`.execute(
    db,
  )
}

async function createCoupons(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'coupons', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      /** The code as it is compared with others (`couponKey`). */
      .addColumn('code_key', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('percent', 'fixed', 'trial')`),
      )
      .addColumn('percent_off', 'integer', (column) => column.check(sql`percent_off between 1 and 100`))
      .addColumn('amounts_off', 'jsonb', (column) => column.notNull())
      .addColumn('trial_days', 'integer', (column) => column.check(sql`trial_days >= 1`))
      /** How many paid periods have the discount; 0: all of them. */
      .addColumn('periods', 'integer', (column) => column.notNull().check(sql`periods >= 0`))
      .addColumn('max_uses', 'integer', (column) => column.check(sql`max_uses >= 1`))
      .addColumn('max_uses_each', 'integer', (column) => column.check(sql`max_uses_each >= 1`))
      /** The first and the last day, in the app's time zone. */
      .addColumn('starts_on', 'date')
      .addColumn('ends_on', 'date')
      .addColumn('product_ids', sql`uuid[]`)
      .addColumn('version_ids', sql`uuid[]`)
      /** Orders that have used the coupon or reserve it. */
      .addColumn('uses', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`uses >= 0`),
      )
      .addColumn('paused_at', sql`timestamptz(3)`)
      .addColumn('archived_at', sql`timestamptz(3)`)
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('changed_by', 'uuid')
      .addColumn('changed_by_name', 'text')
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`create unique index coupons_code on coupons (app_id, code_key) where archived_at is null`.execute(
    db,
  )
}

async function createHistory(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'coupon_changes', ['coupon_id', 'revision'], (table) =>
    table
      .addColumn('coupon_id', 'uuid', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('action', 'text', (column) =>
        column.notNull().check(sql`action in ('created', 'updated', 'paused', 'resumed', 'archived')`),
      )
      .addColumn('changed_by', 'uuid')
      .addColumn('changed_by_name', 'text')
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('before', 'jsonb')
      .addColumn('after', 'jsonb')
      .addForeignKeyConstraint('coupon_changes_coupon', ['app_id', 'coupon_id'] as never, 'coupons', [
        'app_id',
        'id',
      ] as never),
  )
  await tenantTable(db, 'coupon_uses', ['order_id'], (table) =>
    table
      .addColumn('order_id', 'uuid', (column) => column.notNull())
      .addColumn('coupon_id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('reserved', 'used', 'released')`),
      )
      .addColumn('reserved_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addForeignKeyConstraint('coupon_uses_order', ['app_id', 'order_id'] as never, 'orders', [
        'app_id',
        'id',
      ] as never),
  )
  await sql`create index coupon_uses_of_coupon on coupon_uses (app_id, coupon_id, subscriber_id)`.execute(db)
}
