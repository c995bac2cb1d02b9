import type { EventAnswer } from '@foyer/contract/schedule/shapes'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { Comer } from './event-items.ts'
import type { OccurrenceRow } from './occurrences.ts'

/** A member's answer about an occurrence. */
export type AnswerRow = { answer: EventAnswer; is_waiting: boolean }

/** A member's answer to an occurrence with the places of it. */
export type AnswerTo = {
  id: string
  answer: EventAnswer | null
  is_waiting: boolean
  capacity: number | null
  taken: number
}

/** Locks an occurrence, so that its places are counted by one request at a time. */
export async function lockOccurrence(tx: AppTx, id: string): Promise<OccurrenceRow | null> {
  const row = await tx
    .selectFrom('event_occurrences')
    .select(['id', 'event_id', 'original_starts_at', 'starts_at', 'ends_at', 'capacity'])
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Counts the places of an occurrence that are taken. */
export async function countTaken(db: AppDb | AppTx, occurrence_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('event_answers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('app_id', '=', db.app_id)
    .where('occurrence_id', '=', occurrence_id)
    .where('answer', '=', 'going')
    .where('is_waiting', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** A member's answer; null where there is none. */
export async function findAnswer(
  db: AppDb | AppTx,
  occurrence_id: string,
  subscriber_id: string,
): Promise<AnswerRow | null> {
  const row = await db
    .selectFrom('event_answers')
    .select(['answer', 'is_waiting'])
    .where('app_id', '=', db.app_id)
    .where('occurrence_id', '=', occurrence_id)
    .where('subscriber_id', '=', subscriber_id)
    .executeTakeFirst()
  return row ? { answer: row.answer as EventAnswer, is_waiting: row.is_waiting } : null
}

/** What a member answered to some occurrences, and how many of their places are taken. */
export async function listAnswersTo(
  db: AppDb,
  occurrence_ids: readonly string[],
  subscriber_id: string | null,
): Promise<AnswerTo[]> {
  if (occurrence_ids.length === 0) return []
  const { rows } = await sql<AnswerTo>`
    select o.id, o.capacity, own.answer, coalesce(own.is_waiting, false) as is_waiting,
      case when o.capacity is null then 0 else (
        select count(*)::int from event_answers place
        where place.app_id = o.app_id and place.occurrence_id = o.id
          and place.answer = 'going' and not place.is_waiting
      ) end as taken
    from event_occurrences o
    left join event_answers own on own.app_id = o.app_id and own.occurrence_id = o.id
      and own.subscriber_id = ${subscriber_id}::uuid
    where o.app_id = ${db.app_id} and o.id = any (${[...occurrence_ids]}::uuid[])
  `.execute(db)
  return rows
}

/** Writes a member's answer over an earlier one. */
export async function upsertAnswer(
  tx: AppTx,
  row: AnswerRow & { occurrence_id: string; subscriber_id: string; answered_at: Date },
): Promise<void> {
  const { answer, is_waiting, answered_at } = row
  await tx
    .insertInto('event_answers')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['app_id', 'occurrence_id', 'subscriber_id'])
        .doUpdateSet({ answer, is_waiting, answered_at }),
    )
    .execute()
}

/**
 * Gives free places to those who wait for them, in the order of their answers. A member with a place never loses it,
 * also when there are fewer places than before. Locks the occurrences, so that no place is given twice. Returns who
 * got one.
 */
export async function admitWaiting(tx: AppTx, now: Date, occurrence_id?: string): Promise<Comer[]> {
  const { rows } = await sql<{ id: string }>`
    select id from event_occurrences
    where app_id = ${tx.app_id} and starts_at > ${now}
      and id in (
        select occurrence_id from event_answers
        where app_id = ${tx.app_id} and is_waiting
          ${occurrence_id === undefined ? sql`` : sql`and occurrence_id = ${occurrence_id}`}
      )
    order by id
    for update
  `.execute(tx)
  if (rows.length === 0) return []
  const { rows: given } = await sql<Comer>`
    update event_answers as answers set is_waiting = false
    from (
      select a.occurrence_id, a.subscriber_id, o.capacity,
        row_number() over (
          partition by a.occurrence_id order by a.is_waiting, a.answered_at, a.subscriber_id
        ) as place
      from event_answers a
      join event_occurrences o on o.app_id = a.app_id and o.id = a.occurrence_id
      where a.app_id = ${tx.app_id} and a.answer = 'going'
        and a.occurrence_id = any (${rows.map(({ id }) => id)}::uuid[])
    ) as line
    where answers.app_id = ${tx.app_id} and answers.is_waiting
      and answers.occurrence_id = line.occurrence_id and answers.subscriber_id = line.subscriber_id
      and (line.capacity is null or line.place <= line.capacity)
    returning answers.occurrence_id, answers.subscriber_id
  `.execute(tx)
  return given
}

/** Who comes, perhaps comes or waits, of all members or one, to occurrences that have not started. */
export async function listComers(
  db: AppDb,
  { subscriber_id, now }: { subscriber_id: string | null; now: Date },
): Promise<(Comer & { event_id: string })[]> {
  let query = db
    .selectFrom('event_answers as a')
    .innerJoin('event_occurrences as o', (join) =>
      join.onRef('o.app_id', '=', 'a.app_id').onRef('o.id', '=', 'a.occurrence_id'),
    )
    .select(['a.occurrence_id', 'a.subscriber_id', 'o.event_id'])
    .where('a.app_id', '=', db.app_id)
    .where('a.answer', '!=', 'declined')
    .where('o.starts_at', '>', now)
  if (subscriber_id !== null) query = query.where('a.subscriber_id', '=', subscriber_id)
  return query.orderBy('a.occurrence_id').orderBy('a.subscriber_id').execute()
}

/** Takes answers back. */
export async function deleteAnswers(tx: AppTx, comers: readonly Comer[]): Promise<void> {
  await sql`
    delete from event_answers answer
    using jsonb_to_recordset(${JSON.stringify(comers)}::jsonb) as comer (occurrence_id uuid, subscriber_id uuid)
    where answer.app_id = ${tx.app_id} and answer.occurrence_id = comer.occurrence_id
      and answer.subscriber_id = comer.subscriber_id
  `.execute(tx)
}

/** The members whom a change of an occurrence concerns: who comes or may come, or has it on the calendar. */
export async function listConcerned(db: AppDb, occurrence_id: string): Promise<string[]> {
  const { rows } = await sql<{ subscriber_id: string }>`
    select subscriber_id from event_answers
    where app_id = ${db.app_id} and occurrence_id = ${occurrence_id} and answer <> 'declined'
    union
    select subscriber_id from scheduled_items
    where app_id = ${db.app_id} and item_id = ${occurrence_id} and removed_at is null
    order by 1
  `.execute(db)
  return rows.map(({ subscriber_id }) => subscriber_id)
}

/** The occurrences that are not over and that a member has said to come to, or perhaps; the next one first. */
export async function listAnswered(
  db: AppDb,
  { subscriber_id, now, limit }: { subscriber_id: string; now: Date; limit: number },
): Promise<(OccurrenceRow & AnswerRow)[]> {
  const rows = await db
    .selectFrom('event_answers as a')
    .innerJoin('event_occurrences as o', (join) =>
      join.onRef('o.app_id', '=', 'a.app_id').onRef('o.id', '=', 'a.occurrence_id'),
    )
    .select(['o.id', 'o.event_id', 'o.original_starts_at', 'o.starts_at', 'o.ends_at', 'o.capacity'])
    .select(['a.answer', 'a.is_waiting'])
    .where('a.app_id', '=', db.app_id)
    .where('a.subscriber_id', '=', subscriber_id)
    .where('a.answer', '!=', 'declined')
    .where('o.ends_at', '>', now)
    .orderBy('o.starts_at')
    .orderBy('o.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, answer: row.answer as EventAnswer }))
}
