import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** What owners schedule for all members: one row for everyone, and who has completed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'app_schedule_items', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('item_type', 'text', (column) => column.notNull().check(sql`item_type in ('page', 'form')`))
      .addColumn('item_id', 'uuid', (column) => column.notNull())
      .addColumn('day', 'date')
      .addColumn('starts_at', sql`timestamptz(3)`)
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('removed_at', sql`timestamptz(3)`)
      .addCheckConstraint('app_schedule_items_one_date', sql`num_nonnulls(day, starts_at) = 1`),
  )
  await sql`
    create index app_schedule_items_by_day on app_schedule_items (app_id, day)
    where day is not null and removed_at is null
  `.execute(db)
  await sql`
    create index app_schedule_items_by_time on app_schedule_items (app_id, starts_at)
    where starts_at is not null and removed_at is null
  `.execute(db)
  await sql`
    create index app_schedule_items_of_page on app_schedule_items (app_id, item_id) where removed_at is null
  `.execute(db)
  await sql`
    create index app_schedule_items_removed on app_schedule_items (app_id, removed_at) where removed_at is not null
  `.execute(db)

  await tenantTable(db, 'app_schedule_completions', ['item_id', 'subscriber_id'], (table) =>
    table
      .addColumn('item_id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('completed_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addForeignKeyConstraint(
        'app_schedule_completions_item_fkey',
        ['app_id', 'item_id'] as never,
        'app_schedule_items',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`
    create index app_schedule_completions_of_member on app_schedule_completions (app_id, subscriber_id)
  `.execute(db)
  await searchAppItems(db)
}

/** The search for apps with reminders looks at both tables. */
async function searchAppItems(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function apps_with_reminders (since timestamptz, until timestamptz, with_days boolean)
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
        ) or exists (
          select from app_schedule_items where app_id = app.id and removed_at is null
            and starts_at > since + passed and starts_at <= until + passed + interval '15 minutes'
        ) or (with_days and (exists (
          select from scheduled_items where app_id = app.id and completed_at is null and removed_at is null
            and starts_at > since + passed - interval '1 day' and starts_at <= until + passed + interval '9 days'
        ) or exists (
          select from scheduled_items where app_id = app.id and completed_at is null and removed_at is null
            and day >= (since + passed)::date - 1 and day <= (until + passed)::date + 9
        ) or exists (
          select from app_schedule_items where app_id = app.id and removed_at is null
            and starts_at > since + passed - interval '1 day' and starts_at <= until + passed + interval '9 days'
        ) or exists (
          select from app_schedule_items where app_id = app.id and removed_at is null
            and day >= (since + passed)::date - 1 and day <= (until + passed)::date + 9
        ))) then
          return next app.id;
        end if;
      end loop;
      perform set_config('foyer.app_id', '', true);
    end $$
  `.execute(db)
}
