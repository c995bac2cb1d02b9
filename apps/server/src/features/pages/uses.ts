import type { Use } from '@foyer/contract/pages/use-shapes'
import type { Ctx } from '../../platform/context.ts'
import { settingUse, type UsesPart } from '../../platform/uses.ts'
import { listConfiguredNodes } from '../access/index.ts'
import { readCurrentApp } from '../apps/index.ts'
import { findTreeRows } from './queries/drafts.ts'
import {
  countMediaPages,
  listDraftsWithAttribute,
  listUsingDrafts,
  listUsingVersions,
  listVersionsWithAttribute,
} from './queries/uses.ts'
import { loadLiveSite } from './tree/index.ts'

/** Where pages, their access settings and the navigation use something. */
export const pagesUses: UsesPart = {
  list: async (ctx, id, limit) => {
    const [pages, access, settings] = await Promise.all([
      listPages(ctx, id, limit),
      listAccess(ctx, id, limit),
      listSettings(ctx, id),
    ])
    return [...pages, ...access, ...settings]
  },
  countMedia: (ctx, media_ids) => countMediaPages(ctx.db, media_ids),
}

/** Pages by their content: those in the draft first. */
async function listPages(ctx: Ctx, id: string, limit: number): Promise<Use[]> {
  const { number } = await loadLiveSite(ctx)
  const [drafts, versions] = await Promise.all([
    listUsingDrafts(ctx.db, id, limit),
    listUsingVersions(ctx.db, id, { number, limit }),
  ])
  return combine(drafts, versions, limit)
}

type UsingDraft = { page_id: string; title: string; content_type: string }

function combine(
  drafts: readonly UsingDraft[],
  versions: readonly (UsingDraft & { is_live: boolean })[],
  limit: number,
): Use[] {
  const live = new Map(versions.map((version) => [version.page_id, version.is_live]))
  const draft_ids = new Set(drafts.map(({ page_id }) => page_id))
  const present = ({ page_id, ...page }: UsingDraft, in_draft: boolean): Use => ({
    kind: 'page',
    id: page_id,
    title: page.title,
    content_type: page.content_type,
    in_draft,
    is_live: live.get(page_id) ?? false,
  })
  return [
    ...drafts.map((page) => present(page, true)),
    ...versions.flatMap((page) => (draft_ids.has(page.page_id) ? [] : [present(page, false)])),
  ].slice(0, limit)
}

/** Pages whose texts or values name an attribute: those in the draft first. */
export async function listAttributePages(ctx: Ctx, slug: string, limit: number): Promise<Use[]> {
  const { number } = await loadLiveSite(ctx)
  const [drafts, versions] = await Promise.all([
    listDraftsWithAttribute(ctx.db, slug, limit),
    listVersionsWithAttribute(ctx.db, slug, { number, limit }),
  ])
  return combine(
    drafts,
    versions.map((version) => ({ ...version, is_live: true })),
    limit,
  )
}

/** Pages that a product opens, or that show an overlay before a purchase. */
async function listAccess(ctx: Ctx, id: string, limit: number): Promise<Use[]> {
  const page_ids = (await listConfiguredNodes(ctx.db))
    .filter(({ products, purchase_overlay }) => products.includes(id) || purchase_overlay === id)
    .map(({ page_id }) => page_id)
  const rows = await findTreeRows(ctx.db, page_ids.slice(0, limit))
  return rows.map((row) => ({
    ...settingUse('access', row.id, row.title),
    content_type: row.content_type,
  }))
}

async function listSettings(ctx: Ctx, id: string): Promise<Use[]> {
  const { draft, released } = await readCurrentApp(ctx.db)
  const { purchase_overlay, app_products } = ctx.app.access
  const in_draft = draft.navigation.some(({ page_id }) => page_id === id)
  const is_live = released?.navigation.some(({ page_id }) => page_id === id) ?? false
  return [
    ...(in_draft || is_live ? [{ ...settingUse('navigation', null, ''), in_draft, is_live }] : []),
    ...(purchase_overlay === id || app_products.includes(id) ? [settingUse('app_access', null, '')] : []),
  ]
}
