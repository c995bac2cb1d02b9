import { sql } from 'kysely'
import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { Exercise } from './read-exercise.ts'

type Db = AppDb | AppTx
type Run = OutputFor<'portability.getImport'>
type Row = OutputFor<'portability.listImportRows'>['items'][number]

/** A row as it is worked on. */
export type StoredRow = Row & {
  pictures_missing: number
  source_id: string | null
  content_hash: string | null
  exercise: Exercise | null
  is_done: boolean
}

export type ImportRow = {
  id: string
  state: Run['state']
  storage_key: string
  parent_id: string | null
  created_by: string
  created_by_name: string
}

export async function insertImport(
  tx: AppTx,
  row: Omit<ImportRow, 'state' | 'parent_id'> & { file_name: string; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('imports')
    .values({ app_id: tx.app_id, ...row, state: 'checking' })
    .execute()
}

/** Moves an import on from one state; false where it was not in it. */
export async function transitionImport(
  tx: AppTx,
  id: string,
  {
    from,
    to,
    failure = null,
    parent_id,
  }: { from: Run['state']; to: Run['state']; failure?: string | null; parent_id?: string | null | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ state: to, failure, ...(parent_id !== undefined && { parent_id }) })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function findImport(db: Db, id: string): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select id, state, storage_key, parent_id, created_by, created_by_name from imports
    where app_id = ${db.app_id} and id = ${id}
  `.execute(db)
  return rows[0] ?? null
}

/** Finds imports with their counts, newest first; only one if an id is given. */
export async function findImports(db: Db, id: string | null): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select i.id, i.state, 'exercises' as kind, i.file_name, i.parent_id, i.failure,
      to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
      count(*) filter (where r.is_done)::int as done, count(r.row)::int as total,
      jsonb_build_object(
        'create', count(*) filter (where r.action = 'create'), 'update', count(*) filter (where r.action = 'update'),
        'unchanged', count(*) filter (where r.action = 'unchanged'),
        'refused', count(*) filter (where r.action = 'refused'),
        'pictures', coalesce(sum(r.pictures), 0), 'pictures_missing', coalesce(sum(r.pictures_missing), 0)) as counts
    from (
      select * from imports where app_id = ${db.app_id} and (${id}::uuid is null or id = ${id}::uuid)
      order by created_at desc, id desc limit 50
    ) i left join import_rows r on r.app_id = ${db.app_id} and r.import_id = i.id
    group by i.id, i.state, i.file_name, i.parent_id, i.failure, i.created_at order by i.created_at desc, i.id desc
  `.execute(db)
  return rows
}

/** Stores the report of a dry run, replacing an earlier one. */
export async function replaceRows(tx: AppTx, import_id: string, rows: readonly StoredRow[]): Promise<void> {
  await tx
    .deleteFrom('import_rows')
    .where('app_id', '=', tx.app_id)
    .where('import_id', '=', import_id)
    .execute()
  await sql`
    insert into import_rows (app_id, import_id, row, name, action, problems, pictures, pictures_missing, source_id,
      content_hash, exercise, page_id, is_done)
    select ${tx.app_id}, ${import_id}, r.row, r.name, r.action, r.problems, r.pictures, r.pictures_missing, r.source_id,
      r.content_hash, r.exercise, r.page_id, r.is_done
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (row int, name text, action text, problems jsonb,
      pictures int, pictures_missing int, source_id text, content_hash text, exercise jsonb, page_id uuid, is_done bool)
  `.execute(tx)
}

/** Rows of a report after a number, and how many there are of that kind. */
export async function listRows(
  db: Db,
  import_id: string,
  {
    action,
    problem,
    after,
    limit,
  }: Pick<InputFor<'portability.listImportRows'>, 'action' | 'problem'> & { after: number; limit: number },
): Promise<{ items: Row[]; total_count: number }> {
  const kind = action ?? null
  const code = problem ?? null
  const { rows } = await sql<{ items: Row[]; total_count: number }>`
    with kind as (
      select row, name, action, problems, pictures, page_id from import_rows
      where app_id = ${db.app_id} and import_id = ${import_id} and (${kind}::text is null or action = ${kind})
        and (${code}::text is null or problems @> jsonb_build_array(jsonb_build_object('code', ${code}::text)))
    ),
    page as (select * from kind where row > ${after} order by row limit ${limit})
    select coalesce((select jsonb_agg(to_jsonb(page) order by row) from page), '[]') as items,
      (select count(*)::int from kind) as total_count
  `.execute(db)
  return rows[0] ?? { items: [], total_count: 0 }
}

/** Rows that are still to be carried out, in order. */
export async function listPendingRows(db: Db, import_id: string): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select * from import_rows where app_id = ${db.app_id} and import_id = ${import_id} and not is_done order by row
  `.execute(db)
  return rows
}

/** Ends a row with its page and what turned out to be wrong with it. */
export async function finishRow(
  tx: AppTx,
  import_id: string,
  {
    row,
    page_id,
    problems,
    pictures,
    pictures_missing,
  }: Pick<StoredRow, 'row' | 'page_id' | 'problems' | 'pictures' | 'pictures_missing'>,
): Promise<void> {
  await tx
    .updateTable('import_rows')
    .set({ page_id, problems: JSON.stringify(problems), pictures, pictures_missing, is_done: true })
    .where('app_id', '=', tx.app_id)
    .where('import_id', '=', import_id)
    .where('row', '=', row)
    .execute()
}

/** Serializes the execution of rows: two simultaneous imports of one file would create duplicates. */
export async function lockRows(tx: AppTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`portability.rows ${tx.app_id}`}, 0))`.execute(tx)
}

/** Finds pages created from rows of these ids, with the hashes of their sources. */
export async function findImported(
  db: Db,
  source_ids: readonly string[],
): Promise<Map<string, { page_id: string; content_hash: string }>> {
  if (source_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('imported_pages')
    .select(['source_id', 'page_id', 'content_hash'])
    .where('app_id', '=', db.app_id)
    .where('source_id', 'in', [...source_ids])
    .execute()
  return new Map(rows.map((row) => [row.source_id, row]))
}

export async function saveImported(
  tx: AppTx,
  row: { source_id: string; page_id: string; content_hash: string },
): Promise<void> {
  const { page_id, content_hash } = row
  await tx
    .insertInto('imported_pages')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'source_id']).doUpdateSet({ page_id, content_hash }),
    )
    .execute()
}

type PictureKey = { source_id: string; path: string; checksum: number }

/** Finds the picture that an earlier import created from this file; null if it no longer exists. */
export async function findImportedPicture(db: Db, key: PictureKey): Promise<string | null> {
  const row = await db
    .selectFrom('imported_pictures')
    .select('media_id')
    .where('app_id', '=', db.app_id)
    .where('source_id', '=', key.source_id)
    .where('path', '=', key.path)
    .where('checksum', '=', String(key.checksum))
    .executeTakeFirst()
  return row?.media_id ?? null
}

export async function saveImportedPicture(
  tx: AppTx,
  { media_id, ...key }: PictureKey & { media_id: string },
): Promise<void> {
  await tx
    .insertInto('imported_pictures')
    .values({ app_id: tx.app_id, media_id, ...key })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'source_id', 'path', 'checksum']).doUpdateSet({ media_id }),
    )
    .execute()
}
