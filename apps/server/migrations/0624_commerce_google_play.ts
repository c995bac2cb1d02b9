import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Purchases at Google Play beside those at the App Store, which all earlier ones are from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'play_settings', [], (table) =>
    table
      .addColumn('package_name', 'text', (column) => column.notNull())
      .addColumn('service_account_sealed', 'text')
      /** The account by which Pub/Sub signs notifications; empty: none are accepted. */
      .addColumn('push_account', 'text', (column) => column.notNull())
      .addColumn('accepts_test', 'boolean', (column) => column.notNull())
      .addColumn('changed_by', 'uuid', (column) => column.notNull())
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  const store = sql`text not null default 'app_store' check (store in ('app_store', 'google_play'))`
  await sql`alter table store_products add column store ${store}`.execute(db)
  await sql`
    alter table store_products drop constraint store_products_pkey,
      add constraint store_products_pkey primary key (app_id, store, store_product_id)
  `.execute(db)
  await sql`alter table in_app_purchases add column store ${store}`.execute(db)
  /** The id under which the store is asked: at Google Play an upgrade has a new one. */
  await sql`alter table in_app_purchases add column read_id text`.execute(db)
  await sql`
    create index in_app_purchases_by_read_id on in_app_purchases (app_id, read_id) where read_id is not null
  `.execute(db)
}
