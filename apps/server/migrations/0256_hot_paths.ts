import { sql, type Kysely } from 'kysely'

/**
 * Functions that fetch facts and decide nothing. They run as their caller, so that row-level security holds inside.
 * `gate` and `open_write` set the app themselves: each is the first statement of its transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createViewerFunctions(db)
  await createAccessFunctions(db)
  await createGate(db)
  await createOpenWrite(db)
}

async function createViewerFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function viewer_of_session(p_app uuid, p_session uuid)
    returns table (user_id uuid, subscriber_id uuid, session_id uuid, email text, name text, language text,
      timezone text, avatar_urls jsonb, is_admin boolean, is_account_admin boolean, is_app_messaging_profile boolean,
      viewed_by uuid, last_used_ms float8, rotated_ms float8, is_unshown boolean)
    language sql stable security invoker as $$
      select users.id, subscribers.id, sessions.id, users.email::text, users.name, subscribers.language, users.timezone,
        users.avatar_urls, users.is_admin, users.is_account_admin, users.is_app_messaging_profile, looking.viewed_by,
        extract(epoch from sessions.last_used_at)::float8 * 1000,
        extract(epoch from coalesce(sessions.rotated_at, sessions.created_at))::float8 * 1000, sessions.is_unshown
      from sessions
      join users on users.app_id = p_app and users.id = sessions.user_id and users.suspended_at is null
      left join subscribers on subscribers.app_id = p_app and subscribers.user_id = sessions.user_id
      left join lateral (
        select views.viewed_by_team_member_id as viewed_by from session_views views
        join studio_sessions studio on studio.id = views.viewed_by_session_id
          and studio.revoked_at is null and studio.expires_at > now()
        join team_members colleague on colleague.id = studio.team_member_id
          and colleague.role in ('owner', 'account_admin')
        where views.app_id = p_app and views.session_id = sessions.id
      ) looking on sessions.is_view
      where sessions.app_id = p_app and sessions.id = p_session
        and sessions.revoked_at is null and sessions.expires_at > now()
        and (looking.viewed_by is not null or not sessions.is_view)
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
        join access_nodes above on above.app_id = p_app and above.page_id = below.parent_id
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
    create function gate(p_app uuid, p_token_hash text, p_page uuid, p_now timestamptz)
    returns table (viewer jsonb, nodes jsonb, holdings jsonb)
    language plpgsql volatile security invoker as $$
    begin
      perform set_config('foyer.app_id', p_app::text, true);
      return query
        select to_jsonb(one), (select coalesce(jsonb_agg(to_jsonb(chain)), '[]') from access_chain(p_app, array[p_page]) chain),
          (select to_jsonb(held) from access_holdings(p_app, array[one.subscriber_id], array[p_page], p_now) held)
        from viewer_of_token(p_app, p_token_hash) one;
    end $$`.execute(db)
  await sql`
    comment on function gate is
      'Sets the app, finds the session of a token and returns what the decision about one page needs; no row without a session.'
  `.execute(db)
}

async function createOpenWrite(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function open_write(p_app uuid, p_token_hash text, p_scope text, p_key text, p_call text, p_input_hash text)
    returns table (viewer jsonb, is_claimed boolean, call text, input_hash text, status integer, answer text)
    language plpgsql volatile security invoker as $$
    begin
      perform set_config('foyer.app_id', p_app::text, true);
      insert into idempotency_keys (app_id, scope, key, call, input_hash)
      values (p_app, p_scope, p_key, p_call, p_input_hash) on conflict do nothing;
      return query
        select to_jsonb(one), found, stored.call, stored.input_hash, stored.status::integer, stored.answer
        from idempotency_keys stored left join viewer_of_token(p_app, p_token_hash) one on true
        where stored.app_id = p_app and stored.scope = p_scope and stored.key = p_key;
    end $$`.execute(db)
  await sql`
    comment on function open_write is
      'Sets the app, finds the session of a token and claims an idempotency key; waits for whoever holds the key.'
  `.execute(db)
}
