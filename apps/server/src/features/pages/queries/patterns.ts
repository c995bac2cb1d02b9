import { sql, type Selectable } from 'kysely'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'
import type { StartingDraft } from '../content/index.ts'

type Db = AppDb | AppTx

export type PatternRow = Omit<Selectable<Tables['page_patterns']>, 'app_id' | 'draft'> & {
  draft: StartingDraft
}

/** Drafts were written by us in one shape. */
function readRow({ app_id: _app, draft, ...row }: Selectable<Tables['page_patterns']>): PatternRow {
  return { ...row, draft: draft as StartingDraft }
}

export async function listPatterns(db: Db): Promise<PatternRow[]> {
  const rows = await selectPatterns(db).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(readRow)
}

export async function findPattern(db: Db, id: string): Promise<PatternRow | null> {
  const row = await selectPatterns(db).where('id', '=', id).executeTakeFirst()
  return row ? readRow(row) : null
}

/** Counts the patterns of the app, and serializes saving so that the count stays valid. */
export async function countPatterns(tx: AppTx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`page_patterns ${tx.app_id}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('page_patterns')
    .where('app_id', '=', tx.app_id)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertPattern(tx: AppTx, { draft, ...row }: PatternRow): Promise<void> {
  await tx
    .insertInto('page_patterns')
    .values({ ...row, app_id: tx.app_id, draft: JSON.stringify(draft) })
    .execute()
}

export async function updateName(tx: AppTx, id: string, name: string): Promise<void> {
  await tx
    .updateTable('page_patterns')
    .set({ name })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

export async function deletePattern(tx: AppTx, id: string): Promise<void> {
  await tx.deleteFrom('page_patterns').where('app_id', '=', tx.app_id).where('id', '=', id).execute()
}

function selectPatterns(db: Db) {
  return db.selectFrom('page_patterns').selectAll().where('app_id', '=', db.app_id)
}
