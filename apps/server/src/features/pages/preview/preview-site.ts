import { factsOf } from '@foyer/content/definitions'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { Ctx } from '#platform/context.ts'
import { listSetNodes } from '../../access/index.ts'
import type { Draft } from '../draft.ts'
import { liveSite } from '../live.ts'
import { findDrafts, type PlacedDraft } from '../repository/drafts.ts'
import type { VersionSummary } from '../repository/versions.ts'
import { bySiblings, siteFrom, structureFrom, type Site } from '../site.ts'

/**
 * The app as a publish of one tree would show it at a moment: that tree by its drafts, every other page as it is live,
 * all of them behind the gates that are in force.
 */
export async function siteOfPreview(ctx: Ctx, tree: readonly PlacedDraft[], now: Date): Promise<Site> {
  const [live, nodes] = await Promise.all([liveSite(ctx), listSetNodes(ctx.db)])
  const drafts = new Map(tree.map((row) => [row.id, draftVersion(row)]))
  const others = [...live.pages.values()].filter((page) => !isWithin(live, drafts, page.page_id))
  const versions = [...drafts.values(), ...others].toSorted(bySiblings)
  return siteFrom(structureFrom(live.release_id, live.number, versions), { set: nodes }, now)
}

/** The same with the figures that links to these pages say: they stand in the drafts, and are read for those alone. */
export async function withDraftFacts(
  ctx: Ctx,
  site: Site,
  tree: ReadonlySet<string>,
  page_ids: readonly string[],
): Promise<Site> {
  const rows = await findDrafts(
    ctx.db,
    page_ids.filter((id) => tree.has(id)),
  )
  const pages = new Map(site.pages)
  for (const row of rows) {
    const page = pages.get(row.id)
    if (page) pages.set(row.id, { ...page, facts: factsOf(row.content_type, (row.draft as Draft).fields) })
  }
  return { ...site, pages }
}

function draftVersion(row: PlacedDraft): VersionSummary {
  const { id, parent_id, rank, path, content_type, title, draft_hash, cover } = row
  return {
    ...{ page_id: id, parent_id, rank, path, content_type, title, draft_hash },
    cover: cover as ImageRef,
    ...{ facts: {}, said_in: {} },
    // No release holds it yet, and an answer must name one.
    release_id: id,
  }
}

/** Whether a live page is of the tree, or stood in it when it was published and has left it since. */
function isWithin({ pages }: Site, drafts: ReadonlyMap<string, unknown>, page_id: string): boolean {
  let at: string | null = page_id
  for (let depth = 0; at !== null && depth < 64; depth += 1) {
    if (drafts.has(at)) return true
    at = pages.get(at)?.parent_id ?? null
  }
  return false
}
