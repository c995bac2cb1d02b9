import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Finished bytes of a page, compressed. `style_hash`: of the sheet inlined in a document. */
export type FileRow = { key: string; brotli: Buffer; gzip: Buffer; style_hash: string | null }

export async function findFile(db: AppDb | AppTx, key: string): Promise<FileRow | null> {
  const row = await db
    .selectFrom('page_files')
    .select(['key', 'brotli', 'gzip', 'style_hash'])
    .where('app_id', '=', db.app_id)
    .where('key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

/** Stores rendered bytes. The name is a hash of their inputs, so equal names mean equal bytes. */
export async function insertFile(tx: AppTx, file: FileRow, created_at: Date): Promise<void> {
  await tx
    .insertInto('page_files')
    .values({ ...file, app_id: tx.app_id, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes rendered bytes older than a month; those still requested are rendered again. */
export async function deleteOldFiles(tx: AppTx, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from page_files where app_id = ${tx.app_id} and created_at < ${before}
  `.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
