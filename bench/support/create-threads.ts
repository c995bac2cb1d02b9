import { listMessageTokens } from '@foyer/domain/search'
import type { Client } from 'pg'
import type { RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { onDatabase } from './baseline-database.ts'
import { createMembers, type BenchMember } from './create-members.ts'

type Threads = {
  app_id: string
  /** A multiple of `GROUP_THREADS`. */
  threads: number
  messages: number
  /** Texts in rotation, with their tokens for the search. */
  texts: readonly string[]
}

/** A member with one of their threads. */
export type ThreadMember = BenchMember & { thread_id: string }

/** The people who write with each other: two of them in each direct thread, ten in each group. */
export type ThreadPeople = {
  /** They are in 21 threads each, whatever the size of the app. */
  readers: readonly ThreadMember[]
  /** They are in every group of the app. */
  coaches: readonly ThreadMember[]
}

/** So many people have so many threads among themselves: 20 direct ones, the others groups. */
const GROUP_PEOPLE = 40
const GROUP_THREADS = 100
const COACHES = 10

/** Creates direct threads and groups of new members, with as many messages in each. */
export async function createThreads(
  cluster: RunningPostgres,
  { app_id, threads, messages, texts }: Threads,
): Promise<ThreadPeople> {
  const people = await createMembers(cluster, app_id, (threads / GROUP_THREADS) * GROUP_PEOPLE + COACHES)
  const [coaches, members] = [people.slice(0, COACHES), people.slice(COACHES)]
  const thread_of = await onDatabase(cluster.admin_url, async (client) => {
    await client.query('begin')
    await createPlaces(client, members, coaches)
    await client.query('create temporary table said (n int, text text, tokens text[]) on commit drop')
    await client.query(
      `insert into said select * from jsonb_to_recordset($1::jsonb) as row (n int, text text, tokens text[])`,
      [JSON.stringify(texts.map((text, n) => ({ n, text, tokens: listMessageTokens(text) })))],
    )
    const values = [app_id, threads, messages / threads, Date.now() * 1_000]
    await client.query(INSERT_MESSAGES, [...values, texts.length])
    await client.query(INSERT_THREADS, values)
    await client.query(INSERT_PEOPLE, [app_id])
    await client.query(INSERT_AUTHORS, [app_id])
    await client.query(INSERT_READS, values)
    const { rows } = await client.query<{ user_id: string; id: string }>(
      `select user_id, (array_agg(thread_id order by thread_id))[1] as id
       from thread_participants where app_id = $1 and user_id = any ($2::uuid[]) group by user_id`,
      [app_id, people.slice(0, COACHES + GROUP_PEOPLE).map(({ user_id }) => user_id)],
    )
    await client.query('commit')
    await client.query('vacuum analyze messages, threads, thread_authors, thread_participants, thread_reads')
    return new Map(rows.map(({ user_id, id }) => [user_id, id]))
  })
  const withThread = (person: BenchMember): ThreadMember => {
    return { ...person, thread_id: thread_of.get(person.user_id) ?? '' }
  }
  return { readers: members.slice(0, GROUP_PEOPLE).map(withThread), coaches: coaches.map(withThread) }
}

/** Numbers the threads, and lists who is in which; the first 40 people have the first 100 threads and so on. */
async function createPlaces(
  client: Client,
  members: readonly BenchMember[],
  coaches: readonly BenchMember[],
): Promise<void> {
  const ids = (people: readonly BenchMember[]): string[] => people.map(({ user_id }) => user_id)
  await client.query(
    `create temporary table people on commit drop as
     select (n - 1) / ${GROUP_PEOPLE} as block, ((n - 1) % ${GROUP_PEOPLE})::int as place, user_id
     from unnest($1::uuid[]) with ordinality as person (user_id, n)`,
    [ids(members)],
  )
  await client.query(
    `create temporary table wanted on commit drop as
     select block, block * ${GROUP_THREADS} + n as n, n as place, n % 5 = 0 as is_direct, gen_random_uuid() as id
     from (select distinct block from people) blocks cross join generate_series(1, ${GROUP_THREADS}) n`,
  )
  await client.query(
    `create temporary table places on commit drop as
     select wanted.n, user_id, row_number() over (partition by wanted.n order by people.place) as rank
     from wanted join people on people.block = wanted.block
       and case when is_direct then people.place / 2 = wanted.place / 5 - 1
         else (people.place + wanted.place) % 4 = 0 end`,
  )
  await client.query(
    `create temporary table coaching on commit drop as
     select wanted.n, user_id from wanted cross join unnest($1::uuid[]) as coach (user_id) where not is_direct`,
    [ids(coaches)],
  )
}

/** One message a second until now, in the threads in turn, by their people in turn. */
const INSERT_MESSAGES = `
  insert into messages (app_id, thread_id, message_ts, seq, user_id, message_type, text, part, created_at, root_thread_id,
    search_tokens)
  select $1, wanted.id, ts, nth, places.user_id, 'message', said.text, 0, to_timestamp(ts / 1e6), wanted.id, said.tokens
  from generate_series(1, $3::int) nth
  cross join wanted
  cross join lateral (select $4::int8 - (($3::int8 - nth) * $2::int8 + wanted.n) * 1000000 as ts) at
  join places on places.n = wanted.n
    and places.rank = 1 + (nth % case when wanted.is_direct then 2 else ${GROUP_PEOPLE / 4} end)
  join said on said.n = (nth * 31 + wanted.n * 17) % $5::int`

const INSERT_THREADS = `
  insert into threads (app_id, id, kind, pair_key, created_by, participant_count, seq, last_ts, latest_message_ts,
    message_count, author_count, created_at)
  select $1, wanted.id, case when is_direct then 'direct' else 'group' end,
    case when is_direct then string_agg(user_id::text, ':' order by user_id::text) end, min(user_id::text)::uuid,
    count(*) + case when is_direct then 0 else ${COACHES} end, $3::int, ts, ts, $3::int, count(*), now()
  from wanted join places on places.n = wanted.n
  cross join lateral (select $4::int8 - wanted.n * 1000000 as ts where $2::int > 0) at
  group by wanted.id, is_direct, ts`

const INSERT_PEOPLE = `
  insert into thread_participants (app_id, thread_id, user_id, joined_at)
  select $1, id, user_id, now() from wanted join (
    select n, user_id from places union all select n, user_id from coaching) person on person.n = wanted.n`

const INSERT_AUTHORS = `
  insert into thread_authors (app_id, thread_id, user_id, last_ts)
  select $1, id, user_id, last_ts from wanted join places on places.n = wanted.n
  join threads using (id) where threads.app_id = $1`

/** Everybody has read all threads; in every seventh of the first hundred not the last messages. */
const INSERT_READS = `
  insert into thread_reads (app_id, thread_id, user_id, last_read_ts)
  select $1, id, user_id, $4::int8 - (wanted.n + case when wanted.block = 0 and wanted.n % 7 = 0 then 3 * $2::int8 else 0 end) * 1000000
  from wanted join (
    select n, user_id from places union all select n, user_id from coaching) person on person.n = wanted.n
  where $3::int > 0`
