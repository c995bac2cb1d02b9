import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { type SitePage, loadLiveSite, loadReleaseTree } from '../tree/index.ts'
import { findContents } from '../queries/versions.ts'
import type { AppAccessChange } from '../../apps/index.ts'
import { decidePublicShell } from '../gates/index.ts'
import { wasLive } from '../queries/releases.ts'

/**
 * Finds published pages by id, in the requested order, without unpublished ones. Whether a viewer may know of them
 * is decided by `decidePageAccess`.
 */
export async function findPages(ctx: Ctx, ids: readonly string[]): Promise<SitePage[]> {
  const { pages } = await loadLiveSite(ctx)
  return ids.flatMap((id) => pages.get(id) ?? [])
}

/**
 * Lists the published fields of all pages of a type in a release, for features that store data derived from them.
 * The caller passes the release, since the server's cached one may be older.
 */
export async function listFieldsOfType(
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

/** Finds the published fields of a page in the default language; null where it is not published. */
export async function findFields(ctx: Ctx, page_id: string): Promise<Record<string, unknown> | null> {
  const { number, pages } = await loadLiveSite(ctx)
  if (!pages.has(page_id)) return null
  const [found] = await findContents(ctx.db, number, [page_id])
  return found?.content.fields ?? null
}

/** Whether a published page can be commented on. False where it is not published. */
export async function isCommentable(ctx: Ctx, page_id: string): Promise<boolean> {
  return (await loadLiveSite(ctx)).pages.get(page_id)?.is_commentable ?? false
}

/** How many published pages anyone may read without an account, by the app's settings in force and by others. */
export async function countOpenPages(ctx: Ctx, { before, after }: AppAccessChange) {
  const site = await loadLiveSite(ctx)
  const now = ctx.now()
  const count = (access: AppAccessChange['before']): number =>
    [...site.pages.keys()].filter(
      (page_id) => decidePublicShell({ ...ctx.app, access }, site, page_id, now).kind === 'open',
    ).length
  return { before: count(before), after: count(after) }
}

/** Whether members see a page now, or saw it in the release that was live at a past instant. */
export async function isLive(ctx: Ctx, page_id: string, at: Date | null): Promise<boolean> {
  return at === null ? (await loadLiveSite(ctx)).pages.has(page_id) : wasLive(ctx.db, page_id, at)
}
