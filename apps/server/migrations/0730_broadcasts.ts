import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** What an owner writes to members, and to whom it went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createBroadcasts(db)
  await createRecipients(db)
}

async function createBroadcasts(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'broadcasts', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column
          .notNull()
          .defaultTo('draft')
          .check(sql`state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')`),
      )
      .addColumn('revision', 'int4', (column) => column.notNull().defaultTo(1))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('page_id', 'uuid')
      .addColumn('button_label', 'text', (column) => column.notNull())
      .addColumn('channels', sql`text[]`, (column) => column.notNull())
      .addColumn('audience', 'jsonb', (column) => column.notNull())
      .addColumn('when_kind', 'text', (column) =>
        column.notNull().check(sql`when_kind in ('now', 'at', 'local')`),
      )
      .addColumn('send_at', sql`timestamptz(3)`)
      /** A time on the clock of each member, `YYYY-MM-DDTHH:MM`. */
      .addColumn('local_at', 'text')
      .addColumn('created_by', 'uuid', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('updated_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('scheduled_at', sql`timestamptz(3)`)
      /** When its recipients are fixed and the first of them receive it. */
      .addColumn('starts_at', sql`timestamptz(3)`)
      .addColumn('started_at', sql`timestamptz(3)`)
      .addColumn('ended_at', sql`timestamptz(3)`)
      /** The last member who was added; null until the first. */
      .addColumn('added_until', 'uuid')
      .addColumn('all_added_at', sql`timestamptz(3)`)
      /** What became of it, once the single records are deleted. */
      .addColumn('final_figures', 'jsonb')
      .addCheckConstraint(
        'broadcasts_when',
        sql`(when_kind = 'at') = (send_at is not null) and (when_kind = 'local') = (local_at is not null)`,
      ),
  )
  await sql`create index broadcasts_latest on broadcasts (app_id, updated_at desc, id desc)`.execute(db)
  await sql`
    create index broadcasts_unfinished on broadcasts (app_id, starts_at) where state in ('scheduled', 'sending')
  `.execute(db)
}

async function createRecipients(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'broadcast_recipients', ['broadcast_id', 'subscriber_id'], (table) =>
    table
      .addColumn('broadcast_id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('due_at', sql`timestamptz(3)`, (column) => column.notNull())
      /** Set together with `recorded_at`, once it is a notification of the member. */
      .addColumn('notification_id', 'uuid')
      .addColumn('recorded_at', sql`timestamptz(3)`)
      .addColumn('in_app_clicked_at', sql`timestamptz(3)`)
      .addColumn('push_clicked_at', sql`timestamptz(3)`)
      .addColumn('mail_clicked_at', sql`timestamptz(3)`)
      .addColumn('unsubscribed_at', sql`timestamptz(3)`)
      .addForeignKeyConstraint(
        'broadcast_recipients_broadcast_fkey',
        ['app_id', 'broadcast_id'] as never,
        'broadcasts',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      )
      .addForeignKeyConstraint(
        'broadcast_recipients_subscriber_fkey',
        ['app_id', 'subscriber_id'] as never,
        'subscribers',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`
    create index broadcast_recipients_due on broadcast_recipients (app_id, broadcast_id, due_at, subscriber_id)
    where recorded_at is null
  `.execute(db)
  await sql`
    create unique index broadcast_recipients_notification on broadcast_recipients (app_id, notification_id)
    where notification_id is not null
  `.execute(db)
  await sql`
    create index broadcast_recipients_of_member on broadcast_recipients (app_id, subscriber_id)
  `.execute(db)
}
