import { sql, type Kysely } from 'kysely'

/** Functions that are made anew, because what they take or return changes. */
const REPLACED = [
  'open_write',
  'gate',
  'access_holdings',
  'access_chain',
  'viewer_of_token',
  'viewer_of_session',
]

/**
 * Functions of the hot paths. They decide nothing and run as their caller, so that row-level security holds inside.
 * `gate` and `open_write` set the app themselves: each is the first statement of its transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of REPLACED) await sql`drop function ${sql.raw(name)}`.execute(db)
  await createViewerFunctions(db)
  await createAccessFunctions(db)
  await createGate(db)
  await createOpenWrite(db)
  await createAppendMessages(db)
}

/** A `limit` within each join fixes their order, whatever PostgreSQL knows of the tables: by key, one after another. */
async function createViewerFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function view_is_by(p_app uuid, p_session uuid) returns uuid
    language sql stable security invoker as $$
      select views.viewed_by_team_member_id from session_views views
      cross join lateral (
        select * from studio_sessions one where one.id = views.viewed_by_session_id limit 1
      ) studio
      cross join lateral (
        select * from team_members one where one.id = studio.team_member_id limit 1
      ) colleague
      where views.app_id = p_app and views.session_id = p_session
        and studio.revoked_at is null and studio.expires_at > now()
        and colleague.role in ('owner', 'account_admin')
    $$`.execute(db)
  await sql`
    comment on function view_is_by is
      'The team member who looks at the app in a session; null once the studio session or the role behind it has ended.'
  `.execute(db)
  await sql`
    create function viewer_of_session(p_app uuid, p_session uuid)
    returns table (user_id uuid, subscriber_id uuid, session_id uuid, email text, name text, language text,
      timezone text, avatar_urls jsonb, is_admin boolean, is_account_admin boolean, is_app_messaging_profile boolean,
      viewed_by uuid, last_used_ms float8, rotated_ms float8, is_unshown boolean)
    language sql stable security invoker as $$
      select users.id, subscribers.id, sessions.id, users.email::text, users.name, subscribers.language, users.timezone,
        users.avatar_urls, users.is_admin, users.is_account_admin, users.is_app_messaging_profile, sessions.viewed_by,
        extract(epoch from sessions.last_used_at)::float8 * 1000,
        extract(epoch from coalesce(sessions.rotated_at, sessions.created_at))::float8 * 1000, sessions.is_unshown
      from (
        select *, case when is_view then view_is_by(p_app, id) end as viewed_by
        from sessions one where one.app_id = p_app and one.id = p_session limit 1
      ) sessions
      cross join lateral (
        select * from users one where one.app_id = p_app and one.id = sessions.user_id limit 1
      ) users
      left join lateral (
        select * from subscribers one where one.app_id = p_app and one.user_id = sessions.user_id limit 1
      ) subscribers on true
      where sessions.revoked_at is null and sessions.expires_at > now() and users.suspended_at is null
        and (sessions.viewed_by is not null or not sessions.is_view)
    $$`.execute(db)
  await sql`
    comment on function viewer_of_session is
      'Whoever a live session belongs to. A view lasts as long as the studio session and the role behind it.'
  `.execute(db)
  await sql`
    create function viewer_of_token(p_app uuid, p_token_hash text)
    returns table (user_id uuid, subscriber_id uuid, session_id uuid, email text, name text, language text,
      timezone text, avatar_urls jsonb, is_admin boolean, is_account_admin boolean, is_app_messaging_profile boolean,
      viewed_by uuid, last_used_ms float8, rotated_ms float8, is_unshown boolean, is_old boolean)
    language sql stable security invoker as $$
      select viewer.*, token.is_old
      from (
        select id, false as is_old from sessions where app_id = p_app and token_hash = p_token_hash
        union all
        select session_id, true from session_old_tokens
        where app_id = p_app and token_hash = p_token_hash and coalesce(ends_at, 'infinity') > now()
      ) token
      cross join lateral viewer_of_session(p_app, token.id) viewer
    $$`.execute(db)
  await sql`
    comment on function viewer_of_token is
      'Whoever a live token belongs to; is_old says that the session has another secret since.'
  `.execute(db)
}

/** Here, too, a `limit` makes the join go by key. */
async function createAccessFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function access_chain(p_app uuid, p_pages uuid[])
    returns table (page_id uuid, parent_id uuid, inherit boolean, is_progress_root boolean, is_private boolean,
      require_purchase boolean, allow_browsing boolean, require_authentication boolean, is_scheduled boolean,
      unlocks_at timestamptz, unlock_duration_seconds integer, schedule_period text, schedule_interval integer,
      products uuid[], purchase_overlay uuid, included_in uuid[])
    language sql stable security invoker as $$
      with recursive chain as (
        select * from access_nodes node where node.app_id = p_app and node.page_id = any (p_pages)
        union
        select above.* from chain below
        cross join lateral (
          select * from access_nodes one where one.app_id = p_app and one.page_id = below.parent_id limit 1
        ) above
      )
      select page_id, parent_id, inherit, is_progress_root, is_private, require_purchase, allow_browsing,
        require_authentication, is_scheduled, unlocks_at, unlock_duration_seconds, schedule_period, schedule_interval,
        products, purchase_overlay,
        (select array_agg(included.product_id) from product_pages included
          where included.app_id = p_app and included.page_id = chain.page_id and included.removed_at is null)
      from chain
    $$`.execute(db)
  await sql`
    comment on function access_chain is
      'The gates of some pages and of all above them, each with the products that include its page.'
  `.execute(db)
  await sql`
    create function access_holdings(p_app uuid, p_subscribers uuid[], p_pages uuid[], p_now timestamptz)
    returns table (subscriber_id uuid, product_ids uuid[], page_ids uuid[], included_ids uuid[], once_held uuid[],
      starts jsonb, completed uuid[])
    language sql stable security invoker as $$
      select one.id, held.product_ids, held.page_ids,
        (select array_agg(distinct page.page_id) from product_pages page
          where page.app_id = p_app and page.product_id = any (held.product_ids) and page.removed_at is null),
        (select array_agg(distinct once.page_id) from (
          select own.page_id from entitlements own
          where own.app_id = p_app and own.subscriber_id = one.id and own.page_id is not null
          union all
          select included.page_id from entitlements own
          join product_pages included on included.app_id = p_app and included.product_id = own.product_id
            and included.removed_at is null
          where own.app_id = p_app and own.subscriber_id = one.id and own.kind = 'grant'
            and included.included_at <= coalesce(least(own.ends_at, (
              select min(over.starts_at) from entitlements over
              where over.app_id = p_app and over.subscriber_id = one.id and over.kind = 'revocation'
                and over.cause = own.cause and over.cause_id = own.cause_id
                and over.product_id = own.product_id and over.starts_at >= own.starts_at
            )), 'infinity')
        ) once),
        (select jsonb_object_agg(start.root_id, instant_text(start.started_at)) from progress_starts start
          where start.app_id = p_app and start.subscriber_id = one.id and start.ended_at is null),
        (select array_agg(done.page_id) from page_first_completions done
          where done.app_id = p_app and done.subscriber_id = one.id and done.page_id = any (p_pages))
      from unnest(p_subscribers) as one (id)
      cross join lateral (
        select array_agg(product_id) filter (where product_id is not null) as product_ids,
          array_agg(page_id) filter (where page_id is not null) as page_ids
        from held_rights(p_app, one.id, p_now)
      ) held
    $$`.execute(db)
  await sql`
    comment on function access_holdings is
      'What some subscribers hold at a moment, held once, have started, and have completed of some pages.'
  `.execute(db)
}

async function createGate(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function page_facts(p_app uuid, p_subscriber uuid, p_page uuid, p_now timestamptz)
    returns table (nodes json, holdings json)
    language sql stable security invoker as $$
      select
        (select coalesce(json_agg(chain), '[]') from access_chain(p_app, array[p_page]) chain),
        (select row_to_json(held) from access_holdings(p_app, array[p_subscriber], array[p_page], p_now) held
          where p_subscriber is not null)
    $$`.execute(db)
  await sql`
    comment on function page_facts is
      'What the decision about one page needs, in one row. Its keys are no arrays, so that its plan is made once.'
  `.execute(db)
  await sql`
    create function gate(p_app uuid, p_token_hash text, p_page uuid, p_now timestamptz)
    returns table (viewer json, nodes json, holdings json)
    language plpgsql volatile security invoker as $$
    begin
      perform set_config('foyer.app_id', p_app::text, true);
      return query
        select row_to_json(one), facts.nodes, facts.holdings
        from viewer_of_token(p_app, p_token_hash) one
        cross join lateral page_facts(p_app, one.subscriber_id, p_page, p_now) facts;
    end $$`.execute(db)
  await sql`
    comment on function gate is
      'Sets the app, finds the session of a token and returns what the decision about one page needs; no row without a session.'
  `.execute(db)
}

async function createOpenWrite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function open_write(p_app uuid, p_token_hash text, p_page uuid, p_now timestamptz, p_scope text, p_key text,
      p_call text, p_input_hash text)
    returns table (viewer json, nodes json, holdings json, is_claimed boolean, call text, input_hash text,
      status integer, answer text)
    language plpgsql volatile security invoker as $$
    begin
      perform set_config('foyer.app_id', p_app::text, true);
      insert into idempotency_keys (app_id, scope, key, call, input_hash)
      values (p_app, p_scope, p_key, p_call, p_input_hash) on conflict do nothing;
      return query
        select asking.viewer, asking.nodes, asking.holdings, found, stored.call, stored.input_hash,
          stored.status::integer, stored.answer
        from idempotency_keys stored left join gate(p_app, p_token_hash, p_page, p_now) asking on true
        where stored.app_id = p_app and stored.scope = p_scope and stored.key = p_key;
    end $$`.execute(db)
  await sql`
    comment on function open_write is
      'Claims an idempotency key, waiting for whoever holds it, and returns what gate returns; the viewer is null without a session.'
  `.execute(db)
}

async function createAppendMessages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function append_messages(p_app uuid, p_thread uuid, p_user uuid, p_client text, p_now timestamptz,
      p_least_ts bigint, p_types text[], p_texts text[], p_urls text[])
    returns table (thread_id uuid, message_ts text, seq float8, user_id uuid, message_type text, text text,
      attachment_url text, reaction_count integer, is_deleted boolean, is_earlier boolean)
    language plpgsql volatile security invoker as $$
    #variable_conflict use_column
    declare
      part_count constant integer := cardinality(p_types);
      is_new_author boolean;
      advanced threads;
    begin
      insert into thread_authors as author (app_id, thread_id, user_id, last_ts)
      values (p_app, p_thread, p_user, p_least_ts + 1)
      on conflict (app_id, thread_id, user_id) do update set last_ts = excluded.last_ts
        where author.last_ts < excluded.last_ts - 60000000
      returning xmax = 0 into is_new_author;
      return query
        select thread_id, message_ts::text, seq::float8, user_id, message_type, text, attachment_url, reaction_count,
          deleted_at is not null, true
        from messages where app_id = p_app and user_id = p_user and client_id = p_client order by part;
      if found then return; end if;
      insert into threads as thread (app_id, id, kind, seq, last_ts, latest_message_ts, message_count, author_count, created_at)
      values (p_app, p_thread, 'page', part_count, p_least_ts + part_count, p_least_ts + part_count, part_count,
        coalesce(is_new_author, false)::integer, p_now)
      on conflict (app_id, id) do update set
        seq = thread.seq + excluded.seq,
        last_ts = greatest(thread.last_ts, p_least_ts) + part_count,
        latest_message_ts = greatest(thread.last_ts, p_least_ts) + part_count,
        message_count = thread.message_count + part_count,
        author_count = thread.author_count + excluded.author_count
      returning * into advanced;
      return query
        insert into messages (app_id, thread_id, user_id, client_id, created_at, message_ts, seq, part, message_type, text,
          attachment_url)
        select p_app, p_thread, p_user, p_client, p_now, advanced.last_ts - part_count + n, advanced.seq - part_count + n, n - 1,
          type, said, url
        from unnest(p_types, p_texts, p_urls) with ordinality as sent (type, said, url, n)
        on conflict (app_id, user_id, client_id, part) where client_id is not null do nothing
        returning thread_id, message_ts::text, seq::float8, user_id, message_type, text, attachment_url, reaction_count,
          false, false;
    end $$`.execute(db)
  await sql`
    comment on function append_messages is
      'Appends the parts of one send, or returns those that an earlier send with its client_id has left. Sends of one user '
      'in one thread run one after another: the row of the author is locked first.'
  `.execute(db)
}
