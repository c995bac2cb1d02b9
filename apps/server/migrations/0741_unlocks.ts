import { sql, type Kysely } from 'kysely'

/** The search for apps in which pages may open by drip, and for the runs for which they do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index access_nodes_scheduled on access_nodes (app_id) where is_scheduled`.execute(db)
  // Without the app in front, so that the starts of one member are never read by it; roots belong to one app each.
  await sql`
    create index progress_starts_by_time on progress_starts (root_id, started_at) where ended_at is null
  `.execute(db)
  await sql`
    create function apps_with_unlocks (since timestamptz, until timestamptz)
    returns setof uuid language plpgsql as $$
    declare
      app record;
      passed interval;
    begin
      for app in select id, clock_offset_ms from apps where deleted_at is null loop
        perform set_config('foyer.app_id', app.id::text, true);
        passed := app.clock_offset_ms * interval '1 millisecond';
        if exists (
          select from access_nodes where app_id = app.id and is_scheduled and (
            unlock_duration_seconds is not null or schedule_interval is not null
            or (unlocks_at > since + passed and unlocks_at <= until + passed))
        ) then
          return next app.id;
        end if;
      end loop;
      perform set_config('foyer.app_id', '', true);
    end $$
  `.execute(db)
}
