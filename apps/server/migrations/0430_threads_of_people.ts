import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/**
 * Threads of people beside the threads of pages: direct, group, feed (a channel), and replies below one message. Also
 * what messages have beyond text, and the settings that each reader has for a thread.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendThreads(db)
  await createParticipants(db)
  await extendMessages(db)
  await extendLog(db)
  await createAppendMessages(db)
}

async function extendThreads(db: Kysely<unknown>): Promise<void> {
  await sql`alter table threads drop constraint threads_kind_check`.execute(db)
  await sql`
    alter table threads
      add constraint threads_kind_check check (kind in ('page', 'direct', 'group', 'feed', 'reply')),
      add column title text,
      add column has_been_renamed boolean not null default false,
      add column created_by uuid,
      add column pair_key text,
      add column parent_thread_id uuid,
      add column parent_ts bigint,
      add column posting text not null default 'everyone' check (posting in ('everyone', 'team')),
      add column archived_at timestamptz(3),
      add column participant_count integer not null default 0
  `.execute(db)
  await sql`comment on column threads.pair_key is 'Of a direct thread: the ids of its two people, sorted.'`.execute(
    db,
  )
  await sql`create unique index threads_pair on threads (app_id, pair_key) where pair_key is not null`.execute(
    db,
  )
  await sql`
    create unique index threads_replies on threads (app_id, parent_thread_id, parent_ts)
    where parent_thread_id is not null
  `.execute(db)
  await sql`create index threads_feeds on threads (app_id, id) where kind = 'feed'`.execute(db)
}

async function createParticipants(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'thread_participants', ['thread_id', 'user_id'], (table) =>
    table
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('added_by', 'uuid')
      /** They see messages after this one. */
      .addColumn('joined_ts', 'int8', (column) => column.notNull().defaultTo(0))
      .addColumn('joined_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`create index thread_participants_of_user on thread_participants (app_id, user_id, thread_id)`.execute(
    db,
  )
  await tenantTable(db, 'thread_settings', ['thread_id', 'user_id'], (table) =>
    table
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('notifications_enabled', 'boolean', (column) => column.notNull().defaultTo(true))
      /** Of the request that set it; an older one that arrives later changes nothing. */
      .addColumn('toggled_ts', 'int8', (column) => column.notNull().defaultTo(0))
      .addColumn('muted_until', sql`timestamptz(3)`),
  )
}

async function extendMessages(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages drop constraint messages_message_type_check`.execute(db)
  await sql`
    alter table messages
      add constraint messages_message_type_check
        check (message_type in ('message', 'image', 'video', 'attachment', 'notification')),
      add column details jsonb,
      add column edited_at timestamptz(3),
      add column pinned_at timestamptz(3),
      add column reply_thread_id uuid,
      add column hidden_at timestamptz(3)
  `.execute(db)
  await sql`
    comment on column messages.details is
      'Pictures, file, quote, mentions, link preview or notification; the type MessageDetails has its shape.'
  `.execute(db)
  await sql`create index messages_pinned on messages (app_id, thread_id, pinned_at) where pinned_at is not null`.execute(
    db,
  )
  await tenantTable(db, 'message_reactions', ['thread_id', 'message_ts', 'user_id', 'emoji'], (table) =>
    table
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      .addColumn('message_ts', 'int8', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('emoji', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}

/** A change that is about no message has the time 0. */
async function extendLog(db: Kysely<unknown>): Promise<void> {
  await sql`alter table thread_events drop constraint thread_events_type_check`.execute(db)
  await sql`
    alter table thread_events
      add constraint thread_events_type_check check (type in ('message', 'delete', 'update', 'reaction',
        'participant_added', 'participant_removed', 'thread_updated')),
      add column emoji text
  `.execute(db)
}

async function createAppendMessages(db: Kysely<unknown>): Promise<void> {
  await sql`drop function append_messages`.execute(db)
  await sql`
    create function append_messages(p_app uuid, p_thread uuid, p_user uuid, p_client text, p_now timestamptz,
      p_least_ts bigint, p_types text[], p_texts text[], p_urls text[], p_details jsonb[])
    returns table (thread_id uuid, message_ts text, seq float8, user_id uuid, message_type text, text text,
      attachment_url text, reaction_count integer, details jsonb, edited_at text, pinned_at text,
      reply_thread_id uuid, hidden_at text, is_deleted boolean, is_earlier boolean)
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
          details, instant_text(edited_at), instant_text(pinned_at), reply_thread_id, instant_text(hidden_at),
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
          attachment_url, details)
        select p_app, p_thread, p_user, p_client, p_now, advanced.last_ts - part_count + n, advanced.seq - part_count + n, n - 1,
          type, said, url, more
        from unnest(p_types, p_texts, p_urls, p_details) with ordinality as sent (type, said, url, more, n)
        on conflict (app_id, user_id, client_id, part) where client_id is not null do nothing
        returning thread_id, message_ts::text, seq::float8, user_id, message_type, text, attachment_url, reaction_count,
          details, null::text, null::text, reply_thread_id, null::text, false, false;
    end $$`.execute(db)
  await sql`
    comment on function append_messages is
      'Appends the parts of one send, or returns those that an earlier send with its client_id has left. Sends of one user '
      'in one thread run one after another: the row of the author is locked first.'
  `.execute(db)
}
