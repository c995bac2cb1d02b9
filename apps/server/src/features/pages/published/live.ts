import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { type SitePage, liveSite, loadReleaseTree } from '../tree/index.ts'
import { findContents } from '../queries/versions.ts'

/**
 * Published pages by id, in the order asked for; those that are not published are left out. Whether a viewer may know of
 * them is for `decidePageAccess`.
 */
export async function findPages(ctx: Ctx, ids: readonly string[]): Promise<SitePage[]> {
  const { pages } = await liveSite(ctx)
  return ids.flatMap((id) => pages.get(id) ?? [])
}

/**
 * The own fields of the pages of a type in a release, as they were published: for rooms that keep what follows from
 * them. The release is named by whoever holds it, as the one that a server remembers may be older.
 */
export async function fieldsOfType(
  tx: AppTx,
  release_id: string | null,
  content_type: string,
): Promise<{ page_id: string; fields: Record<string, unknown> }[]> {
  const { number, of_type } = await loadReleaseTree(tx, release_id)
  const page_ids = of_type.get(content_type) ?? []
  if (page_ids.length === 0) return []
  const found = await findContents(tx, number, page_ids)
  return found.map(({ page_id, content }) => ({ page_id, fields: content.fields }))
}
