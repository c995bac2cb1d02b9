import { sql, type Selectable } from 'kysely'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'

/** A row of when an event takes place. */
export type OccurrenceRow = Omit<Selectable<Tables['event_occurrences']>, 'app_id'>

const columns = ['id', 'event_id', 'original_starts_at', 'starts_at', 'ends_at', 'capacity'] as const

/** One occurrence; null where there is none with this id. */
export async function findOccurrence(db: AppDb | AppTx, id: string): Promise<OccurrenceRow | null> {
  const row = await db
    .selectFrom('event_occurrences')
    .select(columns)
    .where('app_id', '=', db.app_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Lists occurrences of some events that start in a period, in order; includes all that start together with the last
 * one.
 */
export async function listOccurrences(
  db: AppDb | AppTx,
  { event_ids, start, end, limit }: { event_ids: readonly string[]; start: Date; end: Date; limit: number },
): Promise<OccurrenceRow[]> {
  const rows = await db
    .selectFrom('event_occurrences')
    .select(columns)
    .where('app_id', '=', db.app_id)
    .where(sql<boolean>`event_id = any (${[...event_ids]}::uuid[])`)
    .where('starts_at', '>=', start)
    .where('starts_at', '<', end)
    .orderBy('starts_at')
    .fetch(limit, 'with ties')
    .execute()
  return rows.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime() || (a.id < b.id ? -1 : 1))
}

/** Those of some occurrences that exist. */
export async function findOccurrences(db: AppDb | AppTx, ids: readonly string[]): Promise<OccurrenceRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('event_occurrences')
    .select(columns)
    .where('app_id', '=', db.app_id)
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .execute()
}

/** The occurrence of each of these events that takes place now or comes next, the earliest first. */
export async function findNextOccurrences(
  db: AppDb | AppTx,
  event_ids: readonly string[],
  now: Date,
): Promise<OccurrenceRow[]> {
  const rows = await db
    .selectFrom('event_occurrences')
    .distinctOn('event_id')
    .select(columns)
    .where('app_id', '=', db.app_id)
    .where(sql<boolean>`event_id = any (${[...event_ids]}::uuid[])`)
    .where('ends_at', '>', now)
    .orderBy('event_id')
    .orderBy('starts_at')
    .execute()
  return rows.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime() || (a.id < b.id ? -1 : 1))
}

/** What is left of the occurrences: these, of these events, and all that have started. */
type Others = {
  event_ids: readonly string[]
  ids: readonly string[]
  now: Date
  /** Only those of one event are deleted; null: those of all. */
  only_event_id: string | null
}

/**
 * Deletes occurrences of events not in this list, and future ones not in this list; returns those deleted that had
 * not started.
 */
export async function deleteOtherOccurrences(
  tx: AppTx,
  { event_ids, ids, now, only_event_id }: Others,
): Promise<Pick<OccurrenceRow, 'id' | 'event_id'>[]> {
  const deleted = await tx
    .deleteFrom('event_occurrences')
    .where('app_id', '=', tx.app_id)
    .where(
      sql<boolean>`(
        event_id <> all (${[...event_ids]}::uuid[])
        or (starts_at > ${now} and id <> all (${[...ids]}::uuid[]))
      )`,
    )
    .where(sql<boolean>`(${only_event_id}::uuid is null or event_id = ${only_event_id}::uuid)`)
    .returning(['id', 'event_id', 'starts_at'])
    .execute()
  return deleted.filter(({ starts_at }) => starts_at > now)
}

/** Writes occurrences in one statement; existing ones only if they have not started. Returns the ids of new ones. */
export async function upsertOccurrences(
  tx: AppTx,
  rows: readonly OccurrenceRow[],
  now: Date,
): Promise<string[]> {
  if (rows.length === 0) return []
  const written = await sql<{ id: string; is_new: boolean }>`
    insert into event_occurrences as known (app_id, id, event_id, original_starts_at, starts_at, ends_at, capacity)
    select ${tx.app_id}, made.id, made.event_id, made.original_starts_at, made.starts_at, made.ends_at,
      made.capacity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as made (id uuid, event_id uuid, original_starts_at text, starts_at timestamptz, ends_at timestamptz,
        capacity integer)
    on conflict (app_id, id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      capacity = excluded.capacity
    where known.starts_at > ${now}
      and (known.starts_at, known.ends_at, known.capacity)
        is distinct from (excluded.starts_at, excluded.ends_at, excluded.capacity)
    returning known.id, (xmax = 0) as is_new
  `.execute(tx)
  return written.rows.flatMap(({ id, is_new }) => (is_new ? [id] : []))
}
