import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Addresses that an app no longer mails, because a mail bounced or was reported as spam. Only a hash is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'suppressed_addresses', ['address_hash'], (table) =>
    table
      .addColumn('address_hash', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) =>
        column.notNull().check(sql`reason in ('bounced', 'complained')`),
      )
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('user_id', 'uuid')
      .addForeignKeyConstraint(
        'suppressed_addresses_user_fkey',
        ['app_id', 'user_id'] as never,
        'users',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`create index suppressed_addresses_of_user on suppressed_addresses (app_id, user_id)`.execute(db)
  await sql`create index mail_messages_to on mail_messages (lower(to_address))`.execute(db)
}
