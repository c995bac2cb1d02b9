import { sql, type Kysely } from 'kysely'
import { controlTable, tenantTable } from '../src/platform/database/schema.ts'

/** What members were notified of, what was decided about each channel, and quiet hours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createNotifications(db)
  await createDeliveries(db)
  await sql`
    alter table notification_settings
      add column is_quiet_hours boolean not null default true,
      add column quiet_from text not null default '22:00',
      add column quiet_to text not null default '07:00'
  `.execute(db)
  await createReminderSearch(db)
}

/** One record for each thing a member is notified of; its text is written when it is read or sent. */
async function createNotifications(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'notifications', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('dedupe_key', 'text', (column) => column.notNull())
      /** Whether the member or the owner planned what a reminder is about. */
      .addColumn('scope', 'text', (column) => column.notNull().defaultTo('member'))
      .addColumn('params', 'jsonb', (column) => column.notNull())
      .addColumn('thread_id', 'uuid')
      .addColumn('message_ts', 'int8')
      .addColumn('expires_at', sql`timestamptz(3)`)
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('read_at', sql`timestamptz(3)`)
      .addForeignKeyConstraint(
        'notifications_subscriber_fkey',
        ['app_id', 'subscriber_id'] as never,
        'subscribers',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`
    create unique index notifications_once on notifications (app_id, subscriber_id, dedupe_key)
  `.execute(db)
  await sql`
    create index notifications_of_member on notifications (app_id, subscriber_id, created_at desc, id desc)
  `.execute(db)
  await sql`create index notifications_by_age on notifications (app_id, created_at)`.execute(db)
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'notification_deliveries', ['notification_id', 'channel'], (table) =>
    table
      .addColumn('notification_id', 'uuid', (column) => column.notNull())
      .addColumn('channel', 'text', (column) =>
        column.notNull().check(sql`channel in ('in_app', 'push', 'mail')`),
      )
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('waiting', 'sent', 'skipped', 'failed')`),
      )
      .addColumn('reason', 'text')
      /** When a waiting one is decided about next. */
      .addColumn('due_at', sql`timestamptz(3)`)
      .addColumn('decided_at', sql`timestamptz(3)`)
      .addColumn('attempts', 'int2', (column) => column.notNull().defaultTo(0))
      .addCheckConstraint('notification_deliveries_due', sql`(state = 'waiting') = (due_at is not null)`)
      .addForeignKeyConstraint(
        'notification_deliveries_notification_fkey',
        ['app_id', 'notification_id'] as never,
        'notifications',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`
    create index notification_deliveries_waiting on notification_deliveries (app_id, due_at)
    where state = 'waiting'
  `.execute(db)
}

/**
 * How far reminders were looked for, and the search for apps with some: it enters one app after the other, because
 * rows of an app are seen by that app alone.
 */
async function createReminderSearch(db: Kysely<unknown>): Promise<void> {
  await controlTable(db, 'reminder_clock', (table) =>
    table
      .addColumn('id', 'boolean', (column) =>
        column
          .primaryKey()
          .defaultTo(true)
          .check(sql`id`),
      )
      .addColumn('checked_until', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`
    create index scheduled_items_starting on scheduled_items (app_id, starts_at)
    where starts_at is not null and completed_at is null and removed_at is null
  `.execute(db)
  await sql`
    create index scheduled_items_planned on scheduled_items (app_id, day)
    where day is not null and completed_at is null and removed_at is null
  `.execute(db)
  await sql`
    create function apps_with_reminders (since timestamptz, until timestamptz, with_days boolean)
    returns setof uuid language plpgsql as $$
    declare
      app record;
      passed interval;
    begin
      for app in select id, clock_offset_ms from apps where deleted_at is null loop
        perform set_config('foyer.app_id', app.id::text, true);
        passed := app.clock_offset_ms * interval '1 millisecond';
        if exists (
          select from scheduled_items where app_id = app.id and completed_at is null and removed_at is null
            and starts_at > since + passed and starts_at <= until + passed + interval '15 minutes'
        ) or (with_days and (exists (
          select from scheduled_items where app_id = app.id and completed_at is null and removed_at is null
            and starts_at > since + passed - interval '1 day' and starts_at <= until + passed + interval '9 days'
        ) or exists (
          select from scheduled_items where app_id = app.id and completed_at is null and removed_at is null
            and day >= (since + passed)::date - 1 and day <= (until + passed)::date + 9
        ))) then
          return next app.id;
        end if;
      end loop;
      perform set_config('foyer.app_id', '', true);
    end $$
  `.execute(db)
}
