import type { PageFacts as FactsOfPage } from '@foyer/contract/pages/page-index'
import type { TreePage } from '@foyer/domain/progress'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { progressTree, type SitePage, liveSite, loadReleaseTree } from '../tree/index.ts'
import { findContents } from '../queries/versions.ts'

/** What other rooms may know of a published page. Whether a viewer may is for `decidePageAccess`. */
export type LivePage = Pick<
  SitePage,
  'page_id' | 'parent_id' | 'root_id' | 'content_root_id' | 'path' | 'title' | 'content_type' | 'cover'
> & { facts: FactsOfPage }

/** Published pages by id, in the order asked for; those that are not published are left out. */
export async function findPages(ctx: Ctx, ids: readonly string[]): Promise<LivePage[]> {
  const { pages } = await liveSite(ctx)
  return ids.flatMap((id) => {
    const page = pages.get(id)
    return page ? [present(page)] : []
  })
}

/** The published pages of a type, newest first. */
export async function listPagesOfType(ctx: Ctx, content_type: string): Promise<LivePage[]> {
  const { of_type } = await liveSite(ctx)
  return findPages(ctx, of_type.get(content_type) ?? [])
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

/** A published page with everything below it, as the rules of progress read a tree; null where there is none. */
export async function pageTreeOf(ctx: Ctx, root_id: string): Promise<TreePage | null> {
  const site = await liveSite(ctx)
  return site.pages.has(root_id) ? progressTree(site, root_id) : null
}

/** The published pages above a page, the nearest first. */
export async function ancestorsOf(ctx: Ctx, page_id: string): Promise<LivePage[]> {
  const { pages } = await liveSite(ctx)
  const above: LivePage[] = []
  for (let at = pages.get(page_id)?.parent_id ?? null; at !== null && above.length < 64;) {
    const page = pages.get(at)
    if (!page) break
    above.push(present(page))
    at = page.parent_id
  }
  return above
}

/** The nearest page at or above a page whose runs count its progress and its drip; null where none is. */
export async function progressRootOf(ctx: Ctx, page_id: string): Promise<LivePage | null> {
  const site = await liveSite(ctx)
  const chain = [...(await findPages(ctx, [page_id])), ...(await ancestorsOf(ctx, page_id))]
  return chain.find((page) => site.nodes.get(page.page_id)?.is_progress_root) ?? null
}

function present(page: SitePage): LivePage {
  const { page_id, parent_id, root_id, content_root_id, path, title, content_type, cover, facts } = page
  return { page_id, parent_id, root_id, content_root_id, path, title, content_type, cover, facts }
}
