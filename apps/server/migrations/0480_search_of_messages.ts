import { sql, type Kysely } from 'kysely'
import { listMessageTokens } from '@foyer/domain/search'
import { acrossApps } from '../src/platform/database/schema.ts'

const BATCH = 500

type Row = { app_id: string; thread_id: string; message_ts: string; text: string }

/**
 * What messages are found by: the tokens of their words, and the thread that decides access to them, which for a reply
 * is the thread of the message above. The server writes the tokens, since the database cannot fold as the domain does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column root_thread_id uuid,
      add column search_tokens text[] not null default '{}'
  `.execute(db)
  await acrossApps(db, 'threads', () => acrossApps(db, 'messages', () => fillMessages(db)))
  await sql`
    comment on column messages.root_thread_id is 'Whose readers find it: of a reply, the thread of the message above; else its own. Null: not searched.'
  `.execute(db)
  await sql`
    create index messages_search on messages using gin (root_thread_id, search_tokens)
    where deleted_at is null and hidden_at is null
  `.execute(db)
  await createAppendMessages(db)
}

async function fillMessages(db: Kysely<unknown>): Promise<void> {
  await sql`
    update messages set root_thread_id = coalesce((
      select parent_thread_id from threads
      where threads.app_id = messages.app_id and threads.id = messages.thread_id), thread_id)
  `.execute(db)
  const first = '00000000-0000-0000-0000-000000000000'
  let after: Pick<Row, 'app_id' | 'thread_id' | 'message_ts'> | undefined = {
    app_id: first,
    thread_id: first,
    message_ts: '0',
  }
  while (after) {
    const { rows }: { rows: Row[] } = await sql<Row>`
      select app_id, thread_id, message_ts::text as message_ts, concat_ws(' ', text, attachment_url) as text
      from messages
      where (app_id, thread_id, message_ts)
        > (${after.app_id}::uuid, ${after.thread_id}::uuid, ${after.message_ts}::int8)
      order by app_id, thread_id, messages.message_ts limit ${BATCH}
    `.execute(db)
    const filled = rows.map(({ text, ...key }) => ({ ...key, tokens: listMessageTokens(text) }))
    await sql`
      update messages set search_tokens = row.tokens
      from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb)
        as row (app_id uuid, thread_id uuid, message_ts int8, tokens text[])
      where messages.app_id = row.app_id and messages.thread_id = row.thread_id
        and messages.message_ts = row.message_ts and messages.deleted_at is null
    `.execute(db)
    after = rows.length < BATCH ? undefined : rows.at(-1)
  }
}

/** As before, with the tokens of each part, separated by spaces. */
async function createAppendMessages(db: Kysely<unknown>): Promise<void> {
  await sql`drop function append_messages`.execute(db)
  await sql`
    create function append_messages(p_app uuid, p_thread uuid, p_user uuid, p_client text, p_now timestamptz,
      p_least_ts bigint, p_types text[], p_texts text[], p_urls text[], p_details jsonb[], p_tokens text[])
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
          attachment_url, details, root_thread_id, search_tokens)
        select p_app, p_thread, p_user, p_client, p_now, advanced.last_ts - part_count + n, advanced.seq - part_count + n, n - 1,
          type, said, url, more, coalesce(advanced.parent_thread_id, p_thread), string_to_array(tokens, ' ')
        from unnest(p_types, p_texts, p_urls, p_details, p_tokens) with ordinality
          as sent (type, said, url, more, tokens, n)
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
