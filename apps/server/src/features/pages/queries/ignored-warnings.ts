import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** Where a warning is, and what it says. */
export type WarningKey = { page_id: string; block_id: string | null; path: string; code: string }

/** Who ignores a warning, and why. */
export type Ignored = { reason: string; by: string; at: string }

/** The text by which warnings are compared. */
export function formatWarningKey({ page_id, block_id, path, code }: WarningKey): string {
  return [page_id, block_id ?? '', path, code].join(' ')
}

/** The warnings of some pages that are ignored, by their keys. */
export async function findIgnored(
  db: AppDb | AppTx,
  page_ids: readonly string[],
): Promise<Map<string, Ignored>> {
  if (page_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('ignored_warnings')
    .selectAll()
    .where('app_id', '=', db.app_id)
    .where('page_id', 'in', [...new Set(page_ids)])
    .execute()
  return new Map(
    rows.map(({ reason, ignored_by: by, ignored_at, ...key }) => [
      formatWarningKey(key),
      { reason, by, at: ignored_at.toISOString() },
    ]),
  )
}

export async function saveIgnored(
  tx: AppTx,
  { block_id, ...key }: WarningKey,
  { reason, by, at }: { reason: string; by: string; at: Date },
): Promise<void> {
  const values = { reason, ignored_by: by, ignored_at: at }
  await tx
    .insertInto('ignored_warnings')
    .values({ app_id: tx.app_id, ...key, block_id: block_id ?? '', ...values })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'page_id', 'block_id', 'path', 'code']).doUpdateSet(values),
    )
    .execute()
}

export async function deleteIgnored(tx: AppTx, { page_id, block_id, path, code }: WarningKey): Promise<void> {
  await tx
    .deleteFrom('ignored_warnings')
    .where('app_id', '=', tx.app_id)
    .where('page_id', '=', page_id)
    .where('block_id', '=', block_id ?? '')
    .where('path', '=', path)
    .where('code', '=', code)
    .execute()
}
