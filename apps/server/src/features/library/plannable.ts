import { pageTraits } from '@foyer/content/definitions'
import type { OutputFor } from '@foyer/contract/client'
import { createMatcher, foldWords } from '@foyer/domain/search'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decideFromFacts, loadAccessFacts, isListable } from '../access/index.ts'
import { loadCoverAssets } from '../media/index.ts'
import { loadLiveSite, formatMediaScope } from '../pages/index.ts'
import { readBookmarked, readRemaining } from '../progress/index.ts'
import { listOrderedContent } from './content-order.ts'

type Item = OutputFor<'library.listPlannable'>['items'][number]
type Site = Awaited<ReturnType<typeof loadLiveSite>>
type Candidate = Pick<Item, 'page_id' | 'source'> & { root_id: string | null }
type OpenCandidate = Pick<Item, 'page_id' | 'source' | 'program_title'>

const MAX_ITEMS = 60
/** The most pages decided; the first ones are taken. */
const MAX_CANDIDATES = 500

/** Reads the pages that a member may open at an instant, most relevant first, without duplicates. */
export async function readPlannable(
  ctx: Ctx,
  viewer: MemberViewer,
  { at, search }: { at: Date; search: string },
): Promise<Item[]> {
  const [site, remaining, bookmarked, { owned_page_ids: held_page_ids }] = await Promise.all([
    loadLiveSite(ctx),
    readRemaining(ctx, viewer.subscriber_id),
    readBookmarked(ctx, viewer),
    loadAccessFacts(ctx.db, viewer, [], ctx.now()),
  ])
  const bookmarked_ids = [...bookmarked.map((own) => own.page_id), ...held_page_ids]
  const others = listContent(site)
  const found = new Map<string, Candidate>()
  const matches = createMatcher(search)
  const addCandidate = (candidate: Candidate): void => {
    const { page_id } = candidate
    const title = site.pages.get(page_id)?.title
    if (title !== undefined && !found.has(page_id) && matches(foldWords(title))) found.set(page_id, candidate)
  }
  for (const { page_id, root_id } of remaining) {
    addCandidate({ page_id, source: 'program', root_id })
  }
  for (const page_id of bookmarked_ids) addCandidate({ page_id, source: 'bookmark', root_id: null })
  for (const page_id of others) addCandidate({ page_id, source: 'content', root_id: null })

  const candidates = [...found.values()].slice(0, MAX_CANDIDATES)
  const now = ctx.now()
  const page_ids = candidates.flatMap(({ page_id, root_id }) => [
    page_id,
    ...(root_id === null ? [] : [root_id]),
  ])
  const facts = await loadAccessFacts(ctx.db, viewer, [...new Set(page_ids)], now)
  const titleOf = (root_id: string): string | null =>
    isListable(decideFromFacts(ctx.app, facts, root_id, now))
      ? (site.pages.get(root_id)?.title ?? null)
      : null
  const open = candidates.filter(({ page_id }) => {
    const { is_hidden, may_act } = decideFromFacts(ctx.app, facts, page_id, at)
    return may_act && !is_hidden
  })
  const visible = open.slice(0, MAX_ITEMS).map(({ root_id, ...item }) => {
    return { ...item, program_title: root_id === null ? null : titleOf(root_id) }
  })
  return present(ctx, viewer, site, visible)
}

async function present(
  ctx: Ctx,
  viewer: MemberViewer,
  site: Site,
  candidates: readonly OpenCandidate[],
): Promise<Item[]> {
  const pages = candidates.flatMap((candidate) => {
    const page = site.pages.get(candidate.page_id)
    return page ? [{ candidate, page }] : []
  })
  const assetOf = await loadCoverAssets(
    ctx,
    pages.map(({ page }) => page.cover),
  )
  return pages.map(({ candidate, page: { title, content_type, cover, facts } }) => ({
    ...candidate,
    title,
    content_type,
    facts,
    cover,
    cover_asset: assetOf(cover, formatMediaScope('shell', candidate.page_id, viewer)),
  }))
}

/** Lists the pages of plannable types, by the rank of their type. */
function listContent(site: Site): string[] {
  const rankOf = (type: string): number => pageTraits(type).plan_rank
  return [...site.of_type.keys()]
    .filter((type) => pageTraits(type).is_plannable)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
    .flatMap((content_type) => listOrderedContent(site, { content_type, order_by: 'position' }))
}
