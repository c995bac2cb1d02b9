import { withViewableChildren } from '@foyer/domain/access'
import type { PageBody } from '@foyer/contract/pages/page-index'
import type { PreviewAs, PreviewedPage } from '@foyer/contract/pages/preview-shapes'
import type { Ctx } from '#platform/context.ts'
import { presentDecision, presentGranted } from '../../access/index.ts'
import {
  renderContext,
  type RenderContext,
  relatedPages,
  bodyOf,
  shellIndexOf,
  viewableLinks,
} from '../rendering/index.ts'
import { compileDraft, type PageContent, type Draft } from '../content/index.ts'
import { privateLayers, candidatesBelow } from '../gates/index.ts'
import type { Site, SitePage } from '../tree/index.ts'
import { localizeContent, localize } from '../translations/index.ts'
import type { DraftRow, PlacedDraft } from '../queries/drafts.ts'
import { saidByDrafts, siteOfPreview, withDraftFacts } from './preview-site.ts'
import { decideShown, viewerShown } from './shown-to.ts'

type Shown = {
  row: DraftRow
  tree: readonly PlacedDraft[]
  shown_as: PreviewAs
  /** The moment that gates are judged at. */
  now: Date
  locale: string
}

/** What a preview is put together from. Addresses of its pictures are bound to their ten minutes alone. */
type PreviewContext = Omit<Shown, 'tree'> & {
  site: Site
  page: SitePage
  content: PageContent
  tree_ids: ReadonlySet<string>
}

const UNBOUND = null

/** A page of a tree by its draft, as whoever it is shown to would see it at that moment if it were live. */
export async function drawPreview(ctx: Ctx, { tree, ...shown }: Shown): Promise<PreviewedPage> {
  const { row, shown_as, now, locale } = shown
  const site = await siteOfPreview(ctx, tree)
  const placed = site.pages.get(row.id)
  if (!placed) throw new Error('A page of a tree has no place in it.')
  const { page, content } = await pageIn(ctx, shown, placed)
  const preview = { ...shown, site, page, content, tree_ids: new Set(tree.map(({ id }) => id)) }
  const above = placesAbove(site, page)
  if (shown_as.kind === 'everything') return { kind: 'open', index: await everythingOf(ctx, preview), above }

  const decide = (page_id: string) => decideShown(ctx.app, site, shown_as, { page_id, now })
  const { decision, is_hidden } = decide(row.id)
  if (is_hidden) return { kind: 'hidden', above }
  if (decision.granted) {
    const viewer = viewerShown(shown_as)
    const body = await bodyFor(ctx, preview, { viewer, readers: viewer && layersOf(site, row.id) })
    return { kind: 'open', index: { ...body, access: presentGranted(decision) }, above }
  }

  const viewable = candidatesBelow(site, row.id).filter((id) => {
    const below = decide(id)
    return below.decision.granted && !below.is_hidden
  })
  const said = withViewableChildren(decision, viewable)
  const listed = said.reason === 'VIEWABLE_CHILDREN' ? viewable : []
  const known = await withDraftFacts(ctx, preview, listed)
  return {
    kind: 'locked',
    shell: (await shellIndexOf(ctx, contextFor(ctx, preview, { readers: null }), page, content, UNBOUND))
      .page,
    access: presentDecision(said, ctx.app.time_zone),
    viewable: await viewableLinks(ctx, { site: known, now, locale }, listed, () => UNBOUND),
    above,
  }
}

const OPEN = {
  ...{ gate: 'open', root_id: null, product_ids: [], overlay_id: null, unlocks_at: null },
  has_viewable: false,
} as const

/** A page and its content as its draft says them in the language; in the app's own where it says nothing in that one. */
async function pageIn(
  ctx: Ctx,
  { row, locale }: Pick<Shown, 'row' | 'locale'>,
  placed: SitePage,
): Promise<{ page: SitePage; content: PageContent }> {
  const { content } = compileDraft(row.content_type, row.draft as Draft, row.fields_version)
  const said = (await saidByDrafts(ctx, [row], locale)).get(row.id)
  if (!said) return { page: placed, content }
  const page = localize({ ...placed, said_in: said.said_in }, { app: ctx.app, locale })
  return { page, content: localizeContent(placed, { content, texts: said.texts[locale] ?? {} }) }
}

/** The page past all gates: of the tree every link is known and open. */
async function everythingOf(ctx: Ctx, preview: PreviewContext): Promise<PageBody> {
  const { site, tree_ids } = preview
  const readers = new Set([...tree_ids].flatMap((id) => [...layersOf(site, id)]))
  const body = await bodyFor(ctx, preview, { readers })
  const links = Object.entries(body.links).map(([id, link]) => [
    id,
    tree_ids.has(id) ? { ...link, ...OPEN } : link,
  ])
  return { ...body, links: Object.fromEntries(links) }
}

type ReadBy = Pick<RenderContext, 'readers' | 'viewer'>

async function bodyFor(ctx: Ctx, preview: PreviewContext, read_by: ReadBy): Promise<PageBody> {
  const { page, content } = preview
  const { links } = relatedPages(contextFor(ctx, preview, read_by), page, content)
  const known = await withDraftFacts(ctx, preview, Object.keys(links))
  return bodyOf(ctx, contextFor(ctx, { ...preview, site: known }, read_by), page, content, UNBOUND)
}

function contextFor({ app }: Ctx, { site, now, locale }: PreviewContext, read_by: ReadBy): RenderContext {
  return renderContext({ app, site, now, locale, ...read_by })
}

function layersOf({ nodes }: Site, page_id: string): ReadonlySet<string> {
  return privateLayers(nodes, page_id) ?? new Set()
}

/** The pages above a page up to the top of its tree, the nearest first: where its way back leads. */
function placesAbove({ pages }: Site, page: SitePage): { page_id: string; path: string }[] {
  const above: { page_id: string; path: string }[] = []
  for (let at = page.parent_id; at !== null && above.length < 64;) {
    const parent = pages.get(at)
    if (!parent) break
    above.push({ page_id: parent.page_id, path: parent.path })
    at = parent.parent_id
  }
  return above
}
