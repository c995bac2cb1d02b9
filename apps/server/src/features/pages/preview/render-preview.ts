import { withViewableChildren, type AccessViewer } from '@foyer/domain/access'
import type { PageBody } from '@foyer/contract/pages/page-index'
import type { PreviewAs, PreviewPage } from '@foyer/contract/pages/preview-shapes'
import type { Ctx } from '#platform/context.ts'
import {
  presentDecision,
  presentGranted,
  listConfiguredNodes,
  decideFromFacts,
  type PageDecision,
} from '../../access/index.ts'
import {
  createRenderContext,
  type RenderContext,
  resolveRelatedPages,
  createPageBody,
  createShellIndex,
  createViewableLinks,
} from '../rendering/index.ts'
import { compileDraft, type PageContent, type Draft } from '../content/index.ts'
import { listPrivateLayers, listViewableCandidates } from '../gates/index.ts'
import {
  type Site,
  type SitePage,
  compareSiblings,
  createReleaseTree,
  createSite,
  loadLiveSite,
} from '../tree/index.ts'
import { localizeContent, localize, compileTranslations } from '../translations/index.ts'
import { type DraftRow, type TreeDraft, findDrafts } from '../queries/drafts.ts'
import { getFacts } from '@foyer/content/definitions'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import { listTranslations } from '../queries/translations.ts'
import type { VersionSummary } from '../queries/versions.ts'
import type { AppFacts } from '#platform/app-facts.ts'

type PreviewRequest = {
  row: DraftRow
  tree: readonly TreeDraft[]
  shown_as: PreviewAs
  /** The time at which gates are decided. */
  now: Date
  locale: string
}

/** The inputs of a preview. Addresses of its pictures are limited only by their ten minutes. */
type PreviewContext = Omit<PreviewRequest, 'tree'> & {
  site: Site
  page: SitePage
  content: PageContent
  tree_ids: ReadonlySet<string>
}

const UNSCOPED = null

/** Renders a page of a tree from its draft, as the preview's viewer would see it at that time if it were live. */
export async function renderPreview(ctx: Ctx, { tree, ...request }: PreviewRequest): Promise<PreviewPage> {
  const { row, shown_as, now, locale } = request
  const site = await loadPreviewSite(ctx, tree)
  const site_page = site.pages.get(row.id)
  if (!site_page) throw new Error('A page of a tree has no place in it.')
  const { page, content } = await localizePage(ctx, request, site_page)
  const preview = { ...request, site, page, content, tree_ids: new Set(tree.map(({ id }) => id)) }
  const above = listAncestorLinks(site, page)
  if (shown_as.kind === 'everything')
    return { kind: 'open', index: await createUngatedBody(ctx, preview), above }

  const decide = (page_id: string) => decidePreview(ctx.app, site, shown_as, { page_id, now })
  const { decision, is_hidden } = decide(row.id)
  if (is_hidden) return { kind: 'hidden', above }
  if (decision.granted) {
    const viewer = createPreviewViewer(shown_as)
    const body = await createPreviewBody(ctx, preview, {
      viewer,
      readers: viewer && listLayers(site, row.id),
    })
    return { kind: 'open', index: { ...body, access: presentGranted(decision) }, above }
  }

  const viewable = listViewableCandidates(site, row.id).filter((id) => {
    const below = decide(id)
    return below.decision.granted && !below.is_hidden
  })
  const result = withViewableChildren(decision, viewable)
  const listed = result.reason === 'VIEWABLE_CHILDREN' ? viewable : []
  const known = await addDraftFacts(ctx, preview, listed)
  return {
    kind: 'locked',
    shell: (
      await createShellIndex(ctx, createContext(ctx, preview, { readers: null }), page, content, UNSCOPED)
    ).page,
    access: presentDecision(result, ctx.app.time_zone),
    viewable: await createViewableLinks(ctx, { site: known, now, locale }, listed, () => UNSCOPED),
    above,
  }
}

const OPEN_LINK = {
  gate: 'open',
  root_id: null,
  product_ids: [],
  overlay_id: null,
  unlocks_at: null,
  has_viewable: false,
} as const

/** Localizes a draft page and its content, with the app's default language as the fallback. */
async function localizePage(
  ctx: Ctx,
  { row, locale }: Pick<PreviewRequest, 'row' | 'locale'>,
  site_page: SitePage,
): Promise<{ page: SitePage; content: PageContent }> {
  const { content } = compileDraft(row.content_type, row.draft as Draft, row.fields_version)
  const result = (await localizeDrafts(ctx, [row], locale)).get(row.id)
  if (!result) return { page: site_page, content }
  const page = localize({ ...site_page, said_in: result.said_in }, { app: ctx.app, locale })
  return { page, content: localizeContent(site_page, { content, texts: result.texts[locale] ?? {} }) }
}

/** Creates the body without gates: every link within the tree is known and accessible. */
async function createUngatedBody(ctx: Ctx, preview: PreviewContext): Promise<PageBody> {
  const { site, tree_ids } = preview
  const readers = new Set([...tree_ids].flatMap((id) => [...listLayers(site, id)]))
  const body = await createPreviewBody(ctx, preview, { readers })
  const links = Object.entries(body.links).map(([id, link]) => [
    id,
    tree_ids.has(id) ? { ...link, ...OPEN_LINK } : link,
  ])
  return { ...body, links: Object.fromEntries(links) }
}

type PreviewReaders = Pick<RenderContext, 'readers' | 'viewer'>

async function createPreviewBody(
  ctx: Ctx,
  preview: PreviewContext,
  read_by: PreviewReaders,
): Promise<PageBody> {
  const { page, content } = preview
  const { links } = resolveRelatedPages(createContext(ctx, preview, read_by), page, content)
  const known = await addDraftFacts(ctx, preview, Object.keys(links))
  return createPageBody(
    ctx,
    createContext(ctx, { ...preview, site: known }, read_by),
    page,
    content,
    UNSCOPED,
  )
}

function createContext(
  { app }: Ctx,
  { site, now, locale }: PreviewContext,
  read_by: PreviewReaders,
): RenderContext {
  return createRenderContext({ app, site, now, locale, ...read_by })
}

function listLayers({ nodes }: Site, page_id: string): ReadonlySet<string> {
  return listPrivateLayers(nodes, page_id) ?? new Set()
}

/** The pages above a page up to the top of its tree, the nearest first: where its way back leads. */
function listAncestorLinks({ pages }: Site, page: SitePage): { page_id: string; path: string }[] {
  const above: { page_id: string; path: string }[] = []
  for (let at = page.parent_id; at !== null && above.length < 64;) {
    const parent = pages.get(at)
    if (!parent) break
    above.push({ page_id: parent.page_id, path: parent.path })
    at = parent.parent_id
  }
  return above
}

/**
 * Loads the app as a publish of one tree would show it: that tree by its drafts, every other page as it is live,
 * behind the gates in force.
 */
async function loadPreviewSite(ctx: Ctx, tree: readonly TreeDraft[]): Promise<Site> {
  const [live, nodes] = await Promise.all([loadLiveSite(ctx), listConfiguredNodes(ctx.db)])
  const drafts = new Map(
    tree.map((row) => [row.id, createDraftVersion(row, live.pages.get(row.id)?.facets ?? {})]),
  )
  const others = [...live.pages.values()].filter((page) => !isInTree(live, drafts, page.page_id))
  const versions = [...drafts.values(), ...others].toSorted(compareSiblings)
  return createSite(createReleaseTree(live.release_id, live.number, versions), {
    configured: nodes,
    tags: live.tags,
  })
}

/** Localizes drafts into a language other than the app's default: their texts, and their summaries in links. */
async function localizeDrafts(
  ctx: Ctx,
  rows: readonly DraftRow[],
  locale: string,
): Promise<Map<string, ReturnType<typeof compileTranslations>>> {
  if (locale === ctx.app.default_locale) return new Map()
  const translations = await listTranslations(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const translated = Map.groupBy(
    translations.filter((one) => one.locale === locale),
    ({ page_id }) => page_id,
  )
  return new Map(
    rows.map((row) => {
      const compiled = compileDraft(row.content_type, row.draft as Draft, row.fields_version)
      return [row.id, compileTranslations(row, compiled, translated.get(row.id) ?? [])]
    }),
  )
}

/** Adds the facts and localized titles of these draft pages, which links to them show. */
async function addDraftFacts(
  ctx: Ctx,
  { site, tree_ids: tree, locale }: { site: Site; tree_ids: ReadonlySet<string>; locale: string },
  page_ids: readonly string[],
): Promise<Site> {
  const rows = await findDrafts(
    ctx.db,
    page_ids.filter((id) => tree.has(id)),
  )
  const translated = await localizeDrafts(ctx, rows, locale)
  const pages = new Map(site.pages)
  for (const row of rows) {
    const page = pages.get(row.id)
    const facts = getFacts(row.content_type, (row.draft as Draft).fields)
    const said_in = translated.get(row.id)?.said_in ?? {}
    if (page) pages.set(row.id, { ...page, facts, said_in })
  }
  return { ...site, pages }
}

function createDraftVersion(row: TreeDraft, facets: VersionSummary['facets']): VersionSummary {
  const { id, parent_id, rank, path, content_type, title, draft_hash, cover } = row
  return {
    page_id: id,
    parent_id,
    rank,
    path,
    content_type,
    title,
    draft_hash,
    cover: cover as ImageRef,
    facts: {},
    facets,
    said_in: {},
    is_commentable: false,
    // No release contains it yet, and the response must name one.
    release_id: id,
  }
}

/** Whether a live page is in the tree, or was in it when published and has left it since. */
function isInTree({ pages }: Site, drafts: ReadonlyMap<string, unknown>, page_id: string): boolean {
  let at: string | null = page_id
  for (let depth = 0; at !== null && depth < 64; depth += 1) {
    if (drafts.has(at)) return true
    at = pages.get(at)?.parent_id ?? null
  }
  return false
}

/**
 * Decides about a page for the preview's viewer with the usual access rules. A member owns the chosen products and
 * has no progress.
 */
function decidePreview(
  app: AppFacts,
  site: Site,
  shown_as: Exclude<PreviewAs, { kind: 'everything' }>,
  { page_id, now }: { page_id: string; now: Date },
): PageDecision {
  const viewer = createPreviewViewer(shown_as)
  return decideFromFacts(
    app,
    { nodes: site.nodes, viewer, owned_page_ids: new Set(), once_held: new Set() },
    page_id,
    now,
  )
}

/** Creates the access viewer that the preview is shown as; null for a guest. */
function createPreviewViewer(shown_as: Exclude<PreviewAs, { kind: 'everything' }>): AccessViewer | null {
  return shown_as.kind === 'guest' ? null : createMember(shown_as.product_ids)
}

function createMember(product_ids: readonly string[]): AccessViewer {
  return {
    subscriber_id: 'anyone',
    is_admin: false,
    active_product_ids: new Set(product_ids),
    page_entitlements: new Set(),
    completed_page_ids: new Set(),
    run_starts: new Map(),
  }
}
