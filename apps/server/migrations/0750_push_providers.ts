import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** The push services that an app reaches its native shells by, and what Expo has to report about each device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'push_providers', [], (table) =>
    table
      .addColumn('is_expo', 'boolean', (column) => column.notNull())
      /** Needed only where the owner has switched it on at Expo. */
      .addColumn('expo_token_sealed', 'text')
      .addColumn('fcm_account_sealed', 'text')
      .addColumn('pusher_instance_id', 'text', (column) => column.notNull())
      .addColumn('pusher_secret_sealed', 'text')
      .addColumn('changed_by', 'uuid', (column) => column.notNull())
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`
    alter table push_registrations
      add column receipt_id text,
      add column receipt_at timestamptz(3)
  `.execute(db)
  await sql`
    create index push_registrations_by_receipt on push_registrations (app_id, receipt_at)
      where receipt_id is not null
  `.execute(db)
}
