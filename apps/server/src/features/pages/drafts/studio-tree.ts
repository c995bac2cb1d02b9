import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { AccessNode } from '@foyer/domain/access'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { Ctx } from '#platform/context.ts'
import {
  decidePagesAccess,
  isListable,
  listConfiguredNodes,
  loadAccessFacts,
  PLAIN_NODE,
} from '../../access/index.ts'
import { loadCoverAssets } from '../../media/index.ts'
import { findDraftCircles } from './find-draft-circles.ts'
import { presentDeleted, presentNode, type TreeNode, presentDraft } from './present-tree-node.ts'
import {
  listSiblings,
  listTreeRows,
  type TreeRow,
  listAncestorIds,
  findDraft,
  type DraftRow,
  findTreeRows,
} from '../queries/drafts.ts'
import { loadPageTags } from '../queries/tags.ts'
import type { VersionSummary } from '../queries/versions.ts'
import { loadLiveSite, loadSite, type Site } from '../tree/index.ts'
import type { z } from 'zod'
import type { studioPage } from '@foyer/contract/pages/draft-shapes'
import { notFound } from '#platform/errors.ts'
import { listPrivateLayers } from '../gates/index.ts'
import { readCurrentApp, type TabPage, type TabViewer } from '../../apps/index.ts'

type Db = AppDb | AppTx

type Nodes = ReadonlyMap<string, AccessNode>

/** The tree of the drafts and the live release, with the gates of each at its pages' positions in it. */
export type StudioTree = {
  items: TreeNode[]
  rows: TreeRow[]
  live: ReadonlyMap<string, VersionSummary>
  gates: Record<'drafts' | 'live', Nodes>
}

/** Loads the whole tree for the studio: drafts in order, then the live pages that a publish would remove. */
export async function loadStudioTree(ctx: Ctx): Promise<StudioTree> {
  const [rows, { pages: live }, nodes, tag_ids] = await Promise.all([
    listTreeRows(ctx.db),
    loadLiveSite(ctx),
    loadConfiguredNodes(ctx.db),
    loadSortedTagIds(ctx.db, null),
  ])
  const known = new Set(rows.map((row) => row.id))
  const parents = new Map<string, string | null>(rows.map((row) => [row.id, row.parent_id]))
  for (const version of live.values())
    if (!known.has(version.page_id)) parents.set(version.page_id, version.parent_id)
  const positioned = new Map([...parents].map(([id, parent]) => [id, createNode(nodes, id, parent)]))

  const deleted = [...live.values()].filter((version) => !known.has(version.page_id))
  const covers = [...rows.map((row) => row.cover as ImageRef), ...deleted.map((version) => version.cover)]
  const assetOf = await loadCoverAssets(ctx, covers)
  const positions = new Map<string | null, number>()
  const items = rows.map((row) => {
    const position = positions.get(row.parent_id) ?? 0
    positions.set(row.parent_id, position + 1)
    return presentNode(row, position, { live, nodes: positioned, assetOf, tag_ids })
  })
  const now = ctx.now()
  return {
    items: [
      ...items,
      ...deleted.map((version) => presentDeleted(version, { nodes: positioned, assetOf, tag_ids }, now)),
    ],
    rows,
    live,
    gates: {
      drafts: positioned,
      live: new Map([...live].map(([id, { parent_id }]) => [id, createNode(nodes, id, parent_id)])),
    },
  }
}

/** Presents some rows of the tree with the gates of their ancestors. The cost does not depend on the tree's size. */
export async function presentRows(ctx: Ctx, rows: readonly TreeRow[]): Promise<TreeNode[]> {
  const ids = rows.map((row) => row.id)
  const [{ pages: live }, facts, assetOf, tag_ids] = await Promise.all([
    loadLiveSite(ctx),
    loadAccessFacts(ctx.db, null, ids, ctx.now()),
    loadCoverAssets(
      ctx,
      rows.map((row) => row.cover as ImageRef),
    ),
    loadSortedTagIds(ctx.db, ids),
  ])
  return rows.map((row, index) => presentNode(row, index, { live, nodes: facts.nodes, assetOf, tag_ids }))
}

/** The pages below a parent as the tree shows them. */
export async function presentSiblings(ctx: Ctx, parent_id: string | null): Promise<TreeNode[]> {
  return presentRows(ctx, await listSiblings(ctx.db, parent_id))
}

/** The ids of the tags of pages, each page's by name. */
async function loadSortedTagIds(
  db: Db,
  page_ids: readonly string[] | null,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const tags = await loadPageTags(db, page_ids)
  return new Map([...tags].map(([page_id, own]) => [page_id, own.map((tag) => tag.id)]))
}

async function loadConfiguredNodes(db: Db): Promise<Map<string, AccessNode>> {
  return new Map((await listConfiguredNodes(db)).map((node) => [node.page_id, node]))
}

function createNode(
  configured: ReadonlyMap<string, AccessNode>,
  page_id: string,
  parent: string | null,
): AccessNode {
  return { ...PLAIN_NODE, ...configured.get(page_id), page_id, parent }
}

/** Loads the current draft of a page for the editor. */
export async function loadStudioPage(ctx: Ctx, page_id: string): Promise<z.infer<typeof studioPage>> {
  const row = await findDraft(ctx.db, page_id)
  if (!row) throw notFound()
  return presentStudioPage(ctx, row)
}

/** The same of a row that was read before. */
export async function presentStudioPage(ctx: Ctx, row: DraftRow): Promise<z.infer<typeof studioPage>> {
  const [ancestors, { pages: live }, circles] = await Promise.all([
    listAncestorIds(ctx.db, row.id),
    loadLiveSite(ctx),
    findDraftCircles(ctx, row),
  ])
  const page = presentDraft(row, { root_id: ancestors.at(-1) ?? row.id, live })
  return { ...page, problems: [...page.problems, ...circles] }
}

/** The pages that the navigation links to: those of the draft, and those that a viewer may know of. */
export const tabPages = {
  findExisting: async (db: AppDb | AppTx, page_ids: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set((await findTreeRows(db, page_ids)).map((row) => row.id)),

  findPages: async (
    ctx: Ctx,
    viewer: TabViewer,
    page_ids: readonly string[],
  ): Promise<ReadonlyMap<string, TabPage>> => {
    const site = await loadCurrentSite(ctx)
    const published = page_ids.filter((page_id) => site.pages.has(page_id))
    const decisions = await decidePagesAccess(ctx, viewer, published)
    return new Map(
      published.flatMap((page_id) => {
        const page = site.pages.get(page_id)
        const decision = decisions.get(page_id)
        if (!page || !decision || !isListable(decision)) return []
        const titles = Object.entries(page.said_in).map(([locale, { title }]) => [locale, title] as const)
        const tab = {
          path: page.path,
          title: page.title,
          titles: Object.fromEntries(titles),
          is_locked: !decision.decision.granted,
          is_public: !ctx.app.access.is_private && listPrivateLayers(site.nodes, page_id)?.size === 0,
        }
        return [[page_id, tab] as const]
      }),
    )
  },
}

/** The live site; in a transaction that publishes, what it has published. */
async function loadCurrentSite(ctx: Ctx): Promise<Site> {
  const { release_id } = (await readCurrentApp(ctx.db)).app
  return release_id === ctx.app.release_id ? loadLiveSite(ctx) : loadSite(ctx.db, release_id)
}
