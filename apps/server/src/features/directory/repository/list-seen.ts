import { sql, type RawBuilder } from 'kysely'
import { seesPrivateProfiles, type PersonViewer } from '@foyer/domain/directory'
import type { AppDb } from '#platform/database/app-db.ts'
import { rangeOf, wordsOf } from '../../identity/index.ts'
import { factsOf, type PersonFacts, type PersonRow } from './people.ts'
import { isSeen } from './seen-people.ts'

/** Where a page of people ended: the word that was found, the name, and the id that breaks ties. */
export type NameKey = { word: string; name: string; id: string }

/** Who is looked for: by the beginnings of names, all of them with an empty term, or just some. */
export type SeenAsk = {
  term?: string
  ids?: { of: 'users' | 'subscribers'; list: readonly string[] }
  /** User ids that are left out. */
  without?: readonly string[]
  after?: NameKey | null
  limit: number
}

/** A person with the key of their place in the list. */
export type SeenPerson = PersonFacts & { key: NameKey }

type Row = PersonRow & { key_word: string; key_name: string }
type Part = RawBuilder<unknown>
/** Where rows come from, which of them fit, and what they are in order by: word (null: by name alone), name and id. */
type Source = { from: Part; fits: Part; word: Part | null; name: Part; id: Part }

const MEMBER = sql.raw(
  isSeen({
    app: 'viewer.app_id',
    user: 'u',
    subscriber: 's',
    viewer: 'viewer.user_id',
    sees_private: 'viewer.sees_private',
  }),
)

/**
 * People whom a viewer sees, by name, each once. The rule stands in the statement, so that a page is never shorter than
 * what there is; nobody is found by their address.
 */
export async function listSeen(db: AppDb, viewer: PersonViewer, ask: SeenAsk): Promise<SeenPerson[]> {
  const source = sourceOf(db, ask)
  const { word, name, id } = source
  const { rows } = await sql<Row>`
    select u.id, u.name, u.email, u.timezone, u.avatar_urls, u.is_admin, u.is_account_admin,
      u.is_app_messaging_profile, u.suspended_at, u.deletes_at, s.id as subscriber_id, s.language,
      s.can_receive_messages_from_members, s.profile_visibility,
      ${word ?? sql`''`} as key_word, ${name} as key_name
    ${seenRows(db, viewer, source)}
      and u.id <> all (${[...(ask.without ?? [])]}::uuid[])
      ${ask.after ? isAfter(source, ask.after) : sql``}
    ${inOrder({ word, name, id })} limit ${ask.limit}
  `.execute(db)
  return rows.map(({ key_word, key_name, ...person }) => ({
    ...factsOf(person),
    key: { word: key_word, name: key_name, id: person.id },
  }))
}

/** Those of some people, by user id, whom a viewer sees, by name. */
export async function findSeenPeople(
  db: AppDb,
  viewer: PersonViewer,
  ids: readonly string[],
): Promise<SeenPerson[]> {
  return ids.length === 0 ? [] : listSeen(db, viewer, { ids: { of: 'users', list: ids }, limit: ids.length })
}

/** How many people of a term a viewer sees, counted up to a number, along the index that the list is read from. */
export async function countSeen(
  db: AppDb,
  viewer: PersonViewer,
  { term, most }: { term: string; most: number },
): Promise<number> {
  const source = sourceOf(db, { term })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 ${seenRows(db, viewer, source)} ${inOrder(source)} limit ${most}) seen
  `.execute(db)
  return rows[0]?.count ?? 0
}

function seenRows(db: AppDb, viewer: PersonViewer, { from, fits }: Pick<Source, 'from' | 'fits'>): Part {
  return sql`
    from (
      select ${db.app_id}::uuid as app_id, ${viewer.user_id}::uuid as user_id,
        ${seesPrivateProfiles(viewer)}::boolean as sees_private
    ) viewer
    cross join ${from}
    left join lateral (
      select id, language, can_receive_messages_from_members, profile_visibility from subscribers
      where app_id = ${db.app_id} and user_id = u.id limit 1
    ) s on true
    where ${fits} and (${MEMBER})`
}

/** One index range gives the rows of each source in their order; whoever a row names is found by key. */
function sourceOf(db: AppDb, { term = '', ids }: Pick<SeenAsk, 'term' | 'ids'>): Source {
  const words = wordsOf(term).toSorted((a, b) => b.length - a.length)
  const by_name = { word: null, name: sql`u.sort_name`, id: sql`u.id` }
  if (ids) {
    const asked = sql`unnest(${[...ids.list]}::uuid[]) asked (id)`
    const from = ids.of === 'users' ? sql`${asked} ${userOf(db, 'asked.id')}` : ofSubscribers(db, asked)
    return { ...by_name, from, fits: haveWords(db, 'u.id', words) }
  }
  const [longest, ...others] = words
  if (longest === undefined) return { ...by_name, from: sql`users u`, fits: sql`u.app_id = ${db.app_id}` }
  const [first, before] = rangeOf(longest)
  return {
    ...{ word: sql`w.word`, name: sql`w.name_key`, id: sql`w.user_id` },
    from: sql`user_words w ${userOf(db, 'w.user_id')}`,
    fits: sql`w.app_id = ${db.app_id} and w.name_key is not null and w.word >= ${first} and w.word < ${before}
      and w.word = (
        select first.word from user_words first
        where first.app_id = ${db.app_id} and first.user_id = w.user_id and first.name_key is not null
          and first.word >= ${first}
        order by first.word limit 1)
      and ${haveWords(db, 'w.user_id', others)}`,
  }
}

function userOf(db: AppDb, id: string): Part {
  return sql`
    cross join lateral (select * from users where app_id = ${db.app_id} and id = ${sql.raw(id)} limit 1) u`
}

function ofSubscribers(db: AppDb, asked: Part): Part {
  return sql`${asked} cross join lateral (
    select user_id from subscribers where app_id = ${db.app_id} and id = asked.id limit 1
  ) known ${userOf(db, 'known.user_id')}`
}

/** Every one of some words begins a word of the name; asked of each person, never joined over all who have such a word. */
function haveWords(db: AppDb, user_id: string, words: readonly string[]): Part {
  const conditions = words.map((word) => {
    const [first, before] = rangeOf(word)
    return sql`(
      select true from user_words other
      where other.app_id = ${db.app_id} and other.user_id = ${sql.raw(user_id)} and other.name_key is not null
        and other.word >= ${first} and other.word < ${before}
      limit 1)`
  })
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

function inOrder({ word, name, id }: Pick<Source, 'word' | 'name' | 'id'>): Part {
  return sql`order by ${sql.join(word ? [word, name, id] : [name, id])}`
}

function isAfter({ word, name, id }: Source, after: NameKey): Part {
  return word
    ? sql`and (${word}, ${name}, ${id}) > (${after.word}::text, ${after.name}::text, ${after.id}::uuid)`
    : sql`and (${name}, ${id}) > (${after.name}::text, ${after.id}::uuid)`
}
