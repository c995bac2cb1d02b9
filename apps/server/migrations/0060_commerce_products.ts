import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

const intervals = sql`interval in ('day', 'week', 'month', 'year')`

/** What is sold and at which prices. A price that was ever sold is archived, never changed (model, "Money"). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'products', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('subtitle', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('benefits', sql`text[]`, (column) => column.notNull())
      .addColumn('cover', 'jsonb')
      .addColumn('is_hidden', 'boolean', (column) => column.notNull())
      .addColumn('archived_at', sql`timestamptz(3)`)
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )

  await tenantTable(db, 'product_versions', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('product_id', 'uuid', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount >= 0`))
      .addColumn('currency', 'text', (column) => column.notNull().check(sql`currency ~ '^[A-Z]{3}$'`))
      .addColumn('interval', 'text', (column) => column.check(intervals))
      .addColumn('interval_count', 'integer', (column) => column.check(sql`interval_count >= 1`))
      .addColumn('trial_days', 'integer', (column) => column.notNull().check(sql`trial_days >= 0`))
      .addColumn('is_default', 'boolean', (column) => column.notNull())
      .addColumn('archived_at', sql`timestamptz(3)`)
      .addCheckConstraint('product_versions_recurs', sql`(interval is null) = (interval_count is null)`)
      .addCheckConstraint('product_versions_trial_recurs', sql`interval is not null or trial_days = 0`)
      .addForeignKeyConstraint('product_versions_product', ['app_id', 'product_id'] as never, 'products', [
        'app_id',
        'id',
      ] as never),
  )
  await sql`create index product_versions_of_product on product_versions (app_id, product_id, position)`.execute(
    db,
  )

  await tenantTable(db, 'order_bumps', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      /** The product at whose checkout it is offered. */
      .addColumn('offered_with', 'uuid', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('product_id', 'uuid', (column) => column.notNull())
      .addColumn('version_id', 'uuid', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addForeignKeyConstraint('order_bumps_version', ['app_id', 'version_id'] as never, 'product_versions', [
        'app_id',
        'id',
      ] as never),
  )
  await sql`create index order_bumps_of_product on order_bumps (app_id, offered_with, position)`.execute(db)
}
