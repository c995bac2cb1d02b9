import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/**
 * Which private pages a product includes, from when until when. Whoever holds the product has the entitlement of those
 * that it includes at the moment, so nothing of it is copied into the ledger; what is over is kept for past moments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'product_pages', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('product_id', 'uuid', (column) => column.notNull())
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      .addColumn('included_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('removed_at', sql`timestamptz(3)`),
  )
  await sql`
    create unique index product_pages_included on product_pages (app_id, product_id, page_id) where removed_at is null
  `.execute(db)
  await sql`create index product_pages_of_page on product_pages (app_id, page_id)`.execute(db)
}
