import { sql, type Kysely } from 'kysely'
import { acrossApps, tenantTable } from '../src/platform/database/schema.ts'

/** What the account area keeps: secrets of sessions that change, the devices of a user, settings of notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await letSecretsChange(db)
  await createUserDevices(db)
  await createNotificationSettings(db)
}

/** The secret of a session is replaced now and then; the one before stays good until the new one has come back. */
async function letSecretsChange(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('country', 'varchar(2)')
    .addColumn('rotated_at', sql`timestamptz(3)`)
    .addColumn('is_unshown', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await tenantTable(db, 'session_old_tokens', ['token_hash'], (table) =>
    table
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('session_id', 'uuid', (column) => column.notNull())
      .addColumn('ends_at', 'timestamptz')
      .addForeignKeyConstraint(
        'session_old_tokens_session_fkey',
        ['app_id', 'session_id'] as never,
        'sessions',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`create index session_old_tokens_session on session_old_tokens (app_id, session_id)`.execute(db)
}

/** Where a user has signed in before. Devices of earlier sessions are taken over, so that nobody is warned of them. */
async function createUserDevices(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'user_devices', ['user_id', 'device_id'], (table) =>
    table
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('device_id', 'text', (column) => column.notNull())
      .addColumn('first_seen_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addForeignKeyConstraint(
        'user_devices_user_fkey',
        ['app_id', 'user_id'] as never,
        'users',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await acrossApps(db, 'sessions', () =>
    acrossApps(db, 'user_devices', () =>
      sql`
        insert into user_devices (app_id, user_id, device_id, first_seen_at)
        select app_id, user_id, device_id, min(created_at) from sessions
        where device_id is not null group by app_id, user_id, device_id
      `.execute(db),
    ),
  )
}

/** What a member wants to be told (spec section 3, "Notification settings"). Without a row the defaults hold. */
async function createNotificationSettings(db: Kysely<unknown>): Promise<void> {
  const on = [
    'receive_blast_notifications',
    'receive_message_notifications',
    'receive_reminders_just_for_you',
    'receive_reminders_for_app',
    'receive_reminders_via_push_notification',
    'receive_reminders_via_email',
    'is_daily_reminders',
    'remind_day_of',
  ]
  const off = ['is_weekly_reminders', 'is_15_minute_reminder', 'is_starting_now_reminder']
  await tenantTable(db, 'notification_settings', ['subscriber_id'], (table) => {
    let columns = table.addColumn('subscriber_id', 'uuid', (column) => column.notNull())
    for (const name of on)
      columns = columns.addColumn(name, 'boolean', (column) => column.notNull().defaultTo(true))
    for (const name of off)
      columns = columns.addColumn(name, 'boolean', (column) => column.notNull().defaultTo(false))
    return columns
      .addColumn('updated_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addForeignKeyConstraint(
        'notification_settings_subscriber_fkey',
        ['app_id', 'subscriber_id'] as never,
        'subscribers',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      )
  })
}
