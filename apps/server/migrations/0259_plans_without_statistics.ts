import { sql, type Kysely } from 'kysely'

/**
 * Lets PostgreSQL find rows by their key before it has analysed a table: until then it expects one row of every index
 * that leads with the app.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A partial index looks as small as the key of one member; a whole one does not.
  await sql`drop index page_completions_by_time`.execute(db)
  await sql`create index page_completions_by_time on page_completions (app_id, completed_at)`.execute(db)
  // Of indexes that cost the same the newest is taken.
  await sql`drop index progress_runs_active`.execute(db)
  await sql`
    create unique index progress_runs_active on progress_runs (app_id, subscriber_id, root_id) where ended_at is null
  `.execute(db)
  await joinByKey(db)
}

/** A `limit` within each join fixes their order: session, then user, then subscriber. */
async function joinByKey(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function viewer_of_session(p_app uuid, p_session uuid)
    returns table (user_id uuid, subscriber_id uuid, session_id uuid, email text, name text, language text,
      timezone text, avatar_urls jsonb, is_admin boolean, is_account_admin boolean, is_app_messaging_profile boolean,
      viewed_by uuid, last_used_ms float8, rotated_ms float8, is_unshown boolean)
    language sql stable security invoker as $$
      select users.id, subscribers.id, sessions.id, users.email::text, users.name, subscribers.language, users.timezone,
        users.avatar_urls, users.is_admin, users.is_account_admin, users.is_app_messaging_profile, looking.viewed_by,
        extract(epoch from sessions.last_used_at)::float8 * 1000,
        extract(epoch from coalesce(sessions.rotated_at, sessions.created_at))::float8 * 1000, sessions.is_unshown
      from (
        select * from sessions one where one.app_id = p_app and one.id = p_session limit 1
      ) sessions
      cross join lateral (
        select * from users one where one.app_id = p_app and one.id = sessions.user_id limit 1
      ) users
      left join lateral (
        select * from subscribers one where one.app_id = p_app and one.user_id = sessions.user_id limit 1
      ) subscribers on true
      left join lateral (
        select views.viewed_by_team_member_id as viewed_by from session_views views
        cross join lateral (
          select * from studio_sessions one where one.id = views.viewed_by_session_id limit 1
        ) studio
        cross join lateral (
          select * from team_members one where one.id = studio.team_member_id limit 1
        ) colleague
        where sessions.is_view and views.app_id = p_app and views.session_id = sessions.id
          and studio.revoked_at is null and studio.expires_at > now()
          and colleague.role in ('owner', 'account_admin')
        limit 1
      ) looking on true
      where sessions.revoked_at is null and sessions.expires_at > now() and users.suspended_at is null
        and (looking.viewed_by is not null or not sessions.is_view)
    $$`.execute(db)
}
