import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'
import { SERVER_ROLE } from '../src/platform/database/server-role.ts'

/**
 * Buyers without an account: a subscriber without a user, whose address is not verified. `customer_id` is the
 * subscriber under whom the provider knows the buyer of an order that has moved to an account since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'guest_buyers', ['subscriber_id'], (table) =>
    table
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('email', sql`citext`, (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('language', 'text')
      .addColumn('secret_hash', 'text', (column) => column.notNull())
      .addColumn('claim_hash', 'text')
      .addColumn('claim_expires_at', sql`timestamptz(3)`)
      .addColumn('claim_used_at', sql`timestamptz(3)`)
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('paid_at', sql`timestamptz(3)`)
      .addUniqueConstraint('guest_buyers_secret', ['app_id', 'secret_hash'] as never)
      .addUniqueConstraint('guest_buyers_claim', ['app_id', 'claim_hash'] as never),
  )
  await sql`create index guest_buyers_by_email on guest_buyers (app_id, email)`.execute(db)
  await sql`create index guest_buyers_unpaid on guest_buyers (app_id, created_at) where paid_at is null`.execute(
    db,
  )
  await sql`alter table orders add column customer_id uuid`.execute(db)
  // What an invoice says stays as it is; who may see it in their account follows the order.
  await sql`grant update (subscriber_id) on invoices to ${sql.ref(SERVER_ROLE)}`.execute(db)
  await sql`create index orders_by_subscriber on orders (app_id, subscriber_id)`.execute(db)
}
