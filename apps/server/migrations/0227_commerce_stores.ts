import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** How an app sells in the App Store, and what its members bought there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'store_settings', [], (table) =>
    table
      .addColumn('issuer_id', 'text', (column) => column.notNull())
      .addColumn('key_id', 'text', (column) => column.notNull())
      .addColumn('bundle_id', 'text', (column) => column.notNull())
      .addColumn('private_key_sealed', 'text')
      .addColumn('accepts_test', 'boolean', (column) => column.notNull())
      .addColumn('changed_by', 'uuid', (column) => column.notNull())
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )

  await tenantTable(db, 'store_products', ['store_product_id'], (table) =>
    table
      .addColumn('store_product_id', 'text', (column) => column.notNull())
      .addColumn('product_id', 'uuid', (column) => column.notNull()),
  )

  /** One row for each purchase as a whole: all renewals of a subscription are one. */
  await tenantTable(db, 'in_app_purchases', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('product_id', 'uuid', (column) => column.notNull())
      .addColumn('original_transaction_id', 'text', (column) => column.notNull())
      .addColumn('store_product_id', 'text', (column) => column.notNull())
      .addColumn('is_test', 'boolean', (column) => column.notNull())
      .addColumn('purchased_at', sql`timestamptz(3)`, (column) => column.notNull())
      /** Of the newest paid period; null for what is paid once. */
      .addColumn('period_ends_at', sql`timestamptz(3)`)
      .addColumn('ended_at', sql`timestamptz(3)`)
      .addColumn('read_at', sql`timestamptz(3)`, (column) => column.notNull())
      /** When the store is asked again; null where nothing can change any more. */
      .addColumn('next_read_at', sql`timestamptz(3)`),
  )
  await sql`
    create unique index in_app_purchases_once on in_app_purchases (app_id, original_transaction_id)
  `.execute(db)
  await sql`create index in_app_purchases_of_member on in_app_purchases (app_id, subscriber_id)`.execute(db)
  await sql`
    create index in_app_purchases_due on in_app_purchases (app_id, next_read_at) where next_read_at is not null
  `.execute(db)
}
