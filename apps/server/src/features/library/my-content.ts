import type { PageCard } from '@foyer/contract/library/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess, isListable, loadAccessFacts, presentDecision } from '../access/index.ts'
import { loadCoverAssets } from '../media/index.ts'
import { findLocalizedPages, formatMediaScope } from '../pages/index.ts'
import { loadContentProgress, readBookmarked, readRunning, type OwnPage } from '../progress/index.ts'
import { readNextEvents, readUpcoming } from '../schedule/index.ts'
import { readPrices } from './read-prices.ts'
import { listVisits } from './repository.ts'

/** The page lists of a member's own content (spec section 3, "My content"). */
type PageList =
  | 'programs'
  | 'events'
  | 'recentPages'
  | 'packs'
  | 'pages'
  | 'shared_items'
  | 'upcoming_pages'
  | 'bookmarked_items'

export type MyPages = Record<PageList, PageCard[]>

const MAX_RECENT = 20

/**
 * Reads all lists of a member's own content. Access is decided for all pages at once by today's rules: unknown pages
 * are omitted, locked ones are marked.
 */
export async function readMyPages(ctx: Ctx, viewer: MemberViewer, lang: string | null): Promise<MyPages> {
  const lists = await Promise.all(
    listSources.map(async ({ field, read }) => ({ field, pages: await read(ctx, viewer) })),
  )
  lists.push({ field: 'events', pages: await readOwnEvents(ctx, lists) })
  const page_ids = new Set(lists.flatMap(({ pages }) => pages.map((page) => page.page_id)))
  const [decisions, pages, own_progress] = await Promise.all([
    decidePagesAccess(ctx, viewer, [...page_ids]),
    findLocalizedPages(ctx, [...page_ids], lang),
    loadContentProgress(ctx, viewer),
  ])
  const by_id = new Map(pages.map((page) => [page.page_id, page]))
  const [assetOf, priceOf] = await Promise.all([
    loadCoverAssets(
      ctx,
      pages.map(({ cover }) => cover),
    ),
    readPrices(ctx, [...decisions.values()]),
  ])
  const own_pages = emptyLists()
  for (const list of lists) own_pages[list.field].push(...list.pages.flatMap(createCard))
  return own_pages

  function createCard(own_page: OwnPage): PageCard[] {
    const page = by_id.get(own_page.page_id)
    const decided = decisions.get(own_page.page_id)
    if (!page || !decided || !isListable(decided)) return []
    const { path, title, content_type, cover } = page
    const cover_asset = assetOf(cover, formatMediaScope('shell', own_page.page_id, viewer))
    const is_completed = own_progress.getState(own_page.page_id) === 'completed'
    const access = presentDecision(decided.decision, ctx.app.time_zone)
    const price = priceOf(decided)
    return [{ ...own_page, path, title, content_type, cover, cover_asset, is_completed, access, price }]
  }
}

/** The lists of pages that a member has chosen: the events among them are theirs. */
const CHOSEN_LISTS: readonly PageList[] = ['upcoming_pages', 'bookmarked_items', 'recentPages']

async function readOwnEvents(
  ctx: Ctx,
  lists: readonly { field: PageList; pages: readonly OwnPage[] }[],
): Promise<readonly OwnPage[]> {
  const chosen = lists.filter(({ field }) => CHOSEN_LISTS.includes(field)).flatMap(({ pages }) => pages)
  return readNextEvents(ctx, [...new Set(chosen.map(({ page_id }) => page_id))])
}

const NO_PROGRESS = { progress: null, next_page_id: null, total: null, done: null }

/** One list, and how it is read. */
type ListSource = {
  field: PageList
  read: (ctx: Ctx, member: MemberViewer) => Promise<readonly OwnPage[]>
}

const listSources: readonly ListSource[] = [
  { field: 'programs', read: (ctx, member) => readRunning(ctx, member, 'programs') },
  { field: 'packs', read: (ctx, member) => readRunning(ctx, member, 'packs') },
  { field: 'pages', read: (ctx, member) => readRunning(ctx, member, 'pages') },
  { field: 'upcoming_pages', read: readUpcoming },
  { field: 'bookmarked_items', read: readBookmarked },
  { field: 'recentPages', read: readRecent },
  { field: 'shared_items', read: readShared },
]

async function readRecent(ctx: Ctx, { subscriber_id }: { subscriber_id: string }): Promise<OwnPage[]> {
  const visits = await listVisits(ctx.db, subscriber_id, MAX_RECENT)
  return visits.map(({ page_id, opened_at }) => ({ ...NO_PROGRESS, page_id, at: opened_at.toISOString() }))
}

/** Reads the pages shared with this member: by the owner, by an invitation, or with an owned product. */
async function readShared(ctx: Ctx, { subscriber_id }: { subscriber_id: string }): Promise<OwnPage[]> {
  const { owned_page_ids: held_page_ids } = await loadAccessFacts(
    ctx.db,
    { subscriber_id, is_admin: false },
    [],
    ctx.now(),
  )
  return [...held_page_ids].map((page_id) => ({ ...NO_PROGRESS, page_id, at: null }))
}

function emptyLists(): MyPages {
  return {
    programs: [],
    events: [],
    recentPages: [],
    packs: [],
    pages: [],
    shared_items: [],
    upcoming_pages: [],
    bookmarked_items: [],
  }
}
