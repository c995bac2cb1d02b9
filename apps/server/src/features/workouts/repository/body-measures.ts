import { sql } from 'kysely'
import type { BodyMeasureKind } from '@foyer/contract/rules/body-measures'
import type { BodyMeasure } from '@foyer/contract/workouts/body-shapes'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

const COLUMNS = ['id', 'kind', 'value', 'unit', 'measured_on'] as const

/** One of a member's own measures; null where they have none with this id. */
export async function findMeasure(
  db: AppDb | AppTx,
  subscriber_id: string,
  id: string,
): Promise<BodyMeasure | null> {
  const row = await selectMeasures(db, subscriber_id).select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ? parseMeasure(row) : null
}

type ListInput = { subscriber_id: string; kind: BodyMeasureKind; before: string | null; limit: number }

/** Lists the measures of one kind, newest first; each day has one. */
export async function listMeasures(
  db: AppDb | AppTx,
  { subscriber_id, kind, before, limit }: ListInput,
): Promise<BodyMeasure[]> {
  let query = selectMeasures(db, subscriber_id).select(COLUMNS).where('kind', '=', kind)
  if (before !== null) query = query.where('measured_on', '<', before)
  const rows = await query.orderBy('measured_on', 'desc').limit(limit).execute()
  return rows.map(parseMeasure)
}

/** Of each of some kinds the newest measure, and the oldest since a day. */
export async function listEnds(
  db: AppDb | AppTx,
  {
    subscriber_id,
    kinds,
    since,
  }: { subscriber_id: string; kinds: readonly BodyMeasureKind[]; since: string },
): Promise<{ newest: BodyMeasure; before: BodyMeasure | null }[]> {
  const { rows } = await sql<{ newest: BodyMeasure; before: BodyMeasure | null }>`
    select to_jsonb(newest) as newest, to_jsonb(oldest) as before
    from unnest(${[...kinds]}::text[]) with ordinality as wanted (kind, place)
    cross join lateral (
      select id, kind, value, unit, measured_on from body_measures
      where app_id = ${db.app_id} and subscriber_id = ${subscriber_id} and kind = wanted.kind
      order by measured_on desc limit 1
    ) newest
    left join lateral (
      select id, kind, value, unit, measured_on from body_measures
      where app_id = ${db.app_id} and subscriber_id = ${subscriber_id} and kind = wanted.kind
        and measured_on >= ${since} and measured_on < newest.measured_on
      order by measured_on limit 1
    ) oldest on true
    order by wanted.place
  `.execute(db)
  return rows
}

/** The measures of one kind since a day, oldest first. */
export async function listMeasuresSince(
  db: AppDb | AppTx,
  { subscriber_id, kind, since }: { subscriber_id: string; kind: BodyMeasureKind; since: string },
): Promise<BodyMeasure[]> {
  const rows = await selectMeasures(db, subscriber_id)
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('measured_on', '>=', since)
    .orderBy('measured_on')
    .execute()
  return rows.map(parseMeasure)
}

type Key = Pick<BodyMeasure, 'measured_on' | 'id'>

/** So many measures of all kinds, oldest first, after one. */
export async function listAllMeasures(
  db: AppDb | AppTx,
  { subscriber_id, after, limit }: { subscriber_id: string; after: Key | null; limit: number },
): Promise<BodyMeasure[]> {
  let query = selectMeasures(db, subscriber_id).select(COLUMNS)
  if (after)
    query = query.where(sql<boolean>`(measured_on, id) > (${after.measured_on}::date, ${after.id}::uuid)`)
  const rows = await query.orderBy('measured_on').orderBy('id').limit(limit).execute()
  return rows.map(parseMeasure)
}

type NewMeasure = BodyMeasure & { subscriber_id: string; created_at: Date }

/** Writes a measure, in place of the one of its kind and day; its id stays. */
export async function upsertMeasure(tx: AppTx, measure: NewMeasure): Promise<BodyMeasure> {
  const { value, unit } = measure
  const row = await tx
    .insertInto('body_measures')
    .values({ ...measure, app_id: tx.app_id })
    .onConflict((conflict) => conflict.constraint('body_measures_of_day').doUpdateSet({ value, unit }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return parseMeasure(row)
}

/** Changes a measure, and deletes another one of its kind and day. */
export async function updateMeasure(
  tx: AppTx,
  subscriber_id: string,
  { id, kind, measured_on, value, unit }: BodyMeasure,
): Promise<void> {
  await tx
    .deleteFrom('body_measures')
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('kind', '=', kind)
    .where('measured_on', '=', measured_on)
    .where('id', '<>', id)
    .execute()
  await tx
    .updateTable('body_measures')
    .set({ value, unit, measured_on })
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('id', '=', id)
    .execute()
}

export async function deleteMeasure(tx: AppTx, subscriber_id: string, id: string): Promise<void> {
  await tx
    .deleteFrom('body_measures')
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('id', '=', id)
    .execute()
}

function selectMeasures(db: AppDb | AppTx, subscriber_id: string) {
  return db
    .selectFrom('body_measures')
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
}

/** Kind and unit were written by us, so they are not parsed again. */
function parseMeasure(row: Record<keyof BodyMeasure, unknown>): BodyMeasure {
  return row as BodyMeasure
}
