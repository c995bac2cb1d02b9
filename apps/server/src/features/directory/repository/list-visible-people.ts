import { sql, type RawBuilder } from 'kysely'
import { canSeePrivateProfiles, type PersonViewer } from '@foyer/domain/directory'
import type { AppDb } from '#platform/database/app-db.ts'
import { getWordRange, splitTerm } from '../../identity/index.ts'
import { toPersonFacts, type PersonFacts, type PersonRow } from './people.ts'
import { createVisibilitySql } from './visibility-sql.ts'

/** Where a page of people ended: the word that was found, the name, and the id that breaks ties. */
export type NameKey = { word: string; name: string; id: string }

/** Who is looked for: by the beginnings of names, all of them with an empty term, or just some. */
export type VisiblePeopleQuery = {
  term?: string
  ids?: { of: 'users' | 'subscribers'; list: readonly string[] }
  /** User ids that are left out. */
  without?: readonly string[]
  after?: NameKey | null
  limit: number
}

/** A person with the key of their place in the list. */
export type VisiblePerson = PersonFacts & { key: NameKey }

type Row = PersonRow & { key_word: string; key_name: string }
type Part = RawBuilder<unknown>
/** The source of rows, their filter and their order: word (null: by name only), name and id. */
type Source = { from: Part; matches: Part; word: Part | null; name: Part; id: Part }

const IS_VISIBLE = sql.raw(
  createVisibilitySql({
    app: 'viewer.app_id',
    user: 'u',
    subscriber: 's',
    viewer: 'viewer.user_id',
    sees_private: 'viewer.sees_private',
  }),
)

/**
 * Lists the people visible to a viewer by name, each once. Visibility is part of the statement, so that pages are
 * full; addresses are not searched.
 */
export async function listVisiblePeople(
  db: AppDb,
  viewer: PersonViewer,
  query: VisiblePeopleQuery,
): Promise<VisiblePerson[]> {
  const source = createSource(db, query)
  const { word, name, id } = source
  const { rows } = await sql<Row>`
    select u.id, u.name, u.email, u.timezone, u.avatar_urls, u.is_admin, u.is_account_admin,
      u.is_app_messaging_profile, u.suspended_at, u.deletes_at, s.id as subscriber_id, s.language,
      s.can_receive_messages_from_members, s.profile_visibility,
      ${word ?? sql`''`} as key_word, ${name} as key_name
    ${selectVisible(db, viewer, source, query.without)}
      ${query.after ? createAfterCondition(source, query.after) : sql``}
    ${createOrderBy({ word, name, id })} limit ${query.limit}
  `.execute(db)
  return rows.map(({ key_word, key_name, ...person }) => ({
    ...toPersonFacts(person),
    key: { word: key_word, name: key_name, id: person.id },
  }))
}

/** Returns those of the given user ids that are visible to a viewer, by name. */
export async function findVisiblePeople(
  db: AppDb,
  viewer: PersonViewer,
  ids: readonly string[],
): Promise<VisiblePerson[]> {
  return ids.length === 0
    ? []
    : listVisiblePeople(db, viewer, { ids: { of: 'users', list: ids }, limit: ids.length })
}

/** How many people of a term a viewer sees, counted up to a number, along the index that the list is read from. */
export async function countVisiblePeople(
  db: AppDb,
  viewer: PersonViewer,
  { term, without, max }: { term: string; without: readonly string[]; max: number },
): Promise<number> {
  const source = createSource(db, { term })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 ${selectVisible(db, viewer, source, without)} ${createOrderBy(source)} limit ${max}) seen
  `.execute(db)
  return rows[0]?.count ?? 0
}

function selectVisible(
  db: AppDb,
  viewer: PersonViewer,
  { from, matches }: Pick<Source, 'from' | 'matches'>,
  without: readonly string[] = [],
): Part {
  return sql`
    from (
      select ${db.app_id}::uuid as app_id, ${viewer.user_id}::uuid as user_id,
        ${canSeePrivateProfiles(viewer)}::boolean as sees_private
    ) viewer
    cross join ${from}
    left join lateral (
      select id, language, can_receive_messages_from_members, profile_visibility from subscribers
      where app_id = ${db.app_id} and user_id = u.id limit 1
    ) s on true
    where ${matches} and (${IS_VISIBLE}) and u.id <> all (${[...without]}::uuid[])`
}

/** One index range returns the rows of each source in order; the person of a row is looked up by key. */
function createSource(db: AppDb, { term = '', ids }: Pick<VisiblePeopleQuery, 'term' | 'ids'>): Source {
  const words = splitTerm(term).toSorted((a, b) => b.length - a.length)
  const by_name = { word: null, name: sql`u.name`, id: sql`u.id` }
  if (ids) {
    const requested = sql`unnest(${[...ids.list]}::uuid[]) asked (id)`
    const from =
      ids.of === 'users' ? sql`${requested} ${joinUser(db, 'asked.id')}` : joinSubscribers(db, requested)
    return { ...by_name, from, matches: matchWords(db, 'u.id', words) }
  }
  const [longest, ...others] = words
  if (longest === undefined) return { ...by_name, from: sql`users u`, matches: sql`u.app_id = ${db.app_id}` }
  const [first, before] = getWordRange(longest)
  return {
    word: sql`w.word`,
    name: sql`w.name_key`,
    id: sql`w.user_id`,
    from: sql`user_words w ${joinUser(db, 'w.user_id')}`,
    matches: sql`w.app_id = ${db.app_id} and w.name_key is not null and w.word >= ${first} and w.word < ${before}
      and w.word = (
        select first.word from user_words first
        where first.app_id = ${db.app_id} and first.user_id = w.user_id and first.name_key is not null
          and first.word >= ${first}
        order by first.word limit 1)
      and ${matchWords(db, 'w.user_id', others)}`,
  }
}

function joinUser(db: AppDb, id: string): Part {
  return sql`
    cross join lateral (select * from users where app_id = ${db.app_id} and id = ${sql.raw(id)} limit 1) u`
}

function joinSubscribers(db: AppDb, requested: Part): Part {
  return sql`${requested} cross join lateral (
    select user_id from subscribers where app_id = ${db.app_id} and id = asked.id limit 1
  ) known ${joinUser(db, 'known.user_id')}`
}

/**
 * Matches people when every search word begins a word of the name. Checked per person with EXISTS, not joined over
 * all matches.
 */
function matchWords(db: AppDb, user_id: string, words: readonly string[]): Part {
  const conditions = words.map((word) => {
    const [first, before] = getWordRange(word)
    return sql`(
      select true from user_words other
      where other.app_id = ${db.app_id} and other.user_id = ${sql.raw(user_id)} and other.name_key is not null
        and other.word >= ${first} and other.word < ${before}
      limit 1)`
  })
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

function createOrderBy({ word, name, id }: Pick<Source, 'word' | 'name' | 'id'>): Part {
  return sql`order by ${sql.join(word ? [word, name, id] : [name, id])}`
}

function createAfterCondition({ word, name, id }: Source, after: NameKey): Part {
  return word
    ? sql`and (${word}, ${name}, ${id}) > (${after.word}::text, ${after.name}::text, ${after.id}::uuid)`
    : sql`and (${name}, ${id}) > (${after.name}::text, ${after.id}::uuid)`
}
