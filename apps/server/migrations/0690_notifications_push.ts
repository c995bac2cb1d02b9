import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Where the devices of members receive push messages. A registration ends with the session that made it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'push_registrations', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('session_id', 'uuid', (column) => column.notNull())
      .addColumn('provider', 'text', (column) =>
        column.notNull().check(sql`provider in ('webpush', 'expo', 'pusher', 'fcm')`),
      )
      .addColumn('push_status', 'text', (column) =>
        column.notNull().check(sql`push_status in ('enabled', 'disabled', 'suspended')`),
      )
      /** The token of the provider; for web push the subscription of the browser as JSON. */
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('pusher_device_id', 'text')
      /** Failures since the last message that was accepted, and when they started. */
      .addColumn('failures', 'int4', (column) => column.notNull().defaultTo(0))
      .addColumn('failing_since', sql`timestamptz(3)`)
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('updated_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addUniqueConstraint('push_registrations_token', ['app_id', 'token_hash'] as never)
      .addForeignKeyConstraint(
        'push_registrations_subscriber_fkey',
        ['app_id', 'subscriber_id'] as never,
        'subscribers',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      )
      .addForeignKeyConstraint(
        'push_registrations_session_fkey',
        ['app_id', 'session_id'] as never,
        'sessions',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`
    create index push_registrations_by_subscriber on push_registrations (app_id, subscriber_id, updated_at)
  `.execute(db)
  await sql`create index push_registrations_by_session on push_registrations (app_id, session_id)`.execute(db)
}
