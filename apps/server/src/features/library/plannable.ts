import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decideBy, loadAccessFacts, showsItself } from '../access/index.ts'
import { coverAssets } from '../media/index.ts'
import { liveSite, mediaBond } from '../pages/index.ts'
import { readBookmarked, readRemaining } from '../progress/index.ts'
import { orderedContent } from './content-order.ts'

type Item = OutputFor<'library.listPlannable'>['items'][number]
type Site = Awaited<ReturnType<typeof liveSite>>
type Candidate = Pick<Item, 'page_id' | 'source'> & { root_id: string | null }
type Open = Pick<Item, 'page_id' | 'source' | 'program_title'>

const MOST = 60
/** So many are judged at most, those that come first. */
const MOST_JUDGED = 500

/** Pages that hold others, or nothing that is done; they are planned only where a member has kept them. */
const NOT_DONE = new Set(['generic', 'program', 'pack', 'collection'])

/** The pages that are open to a member at a moment, as they may be looking for them, each once. */
export async function readPlannable(
  ctx: Ctx,
  viewer: MemberViewer,
  { at, search }: { at: Date; search: string },
): Promise<Item[]> {
  const [site, remaining, bookmarked, { held_page_ids }] = await Promise.all([
    liveSite(ctx),
    readRemaining(ctx, viewer.subscriber_id),
    readBookmarked(ctx, viewer),
    loadAccessFacts(ctx.db, viewer, [], ctx.now()),
  ])
  const kept = [...bookmarked.map((own) => own.page_id), ...held_page_ids]
  const others = contentOf(site, ctx.app.default_locale)
  const found = new Map<string, Candidate>()
  const offer = (candidate: Candidate): void => {
    const { page_id } = candidate
    const title = site.pages.get(page_id)?.title
    if (title !== undefined && !found.has(page_id) && plain(title).includes(plain(search)))
      found.set(page_id, candidate)
  }
  for (const { page_id, root_id } of remaining) {
    offer({ page_id, source: 'program', root_id })
  }
  for (const page_id of kept) offer({ page_id, source: 'bookmark', root_id: null })
  for (const page_id of others) offer({ page_id, source: 'content', root_id: null })

  const candidates = [...found.values()].slice(0, MOST_JUDGED)
  const now = ctx.now()
  const page_ids = candidates.flatMap(({ page_id, root_id }) => [
    page_id,
    ...(root_id === null ? [] : [root_id]),
  ])
  const facts = await loadAccessFacts(ctx.db, viewer, [...new Set(page_ids)], now)
  const titleOf = (root_id: string): string | null =>
    showsItself(decideBy(ctx.app, facts, root_id, now)) ? (site.pages.get(root_id)?.title ?? null) : null
  const open = candidates.filter(({ page_id }) => {
    const { is_hidden, may_act } = decideBy(ctx.app, facts, page_id, at)
    return may_act && !is_hidden
  })
  const shown = open.slice(0, MOST).map(({ root_id, ...item }) => {
    return { ...item, program_title: root_id === null ? null : titleOf(root_id) }
  })
  return present(ctx, viewer, site, shown)
}

async function present(
  ctx: Ctx,
  viewer: MemberViewer,
  site: Site,
  candidates: readonly Open[],
): Promise<Item[]> {
  const pages = candidates.flatMap((candidate) => {
    const page = site.pages.get(candidate.page_id)
    return page ? [{ candidate, page }] : []
  })
  const assetOf = await coverAssets(
    ctx,
    pages.map(({ page }) => page.cover),
  )
  return pages.map(({ candidate, page: { title, content_type, cover, facts } }) => ({
    ...{ ...candidate, title, content_type, facts, cover },
    cover_asset: assetOf(cover, mediaBond('shell', candidate.page_id, viewer)),
  }))
}

/** What can be done, workouts first and single exercises last: most are looked for by their name. */
function contentOf(site: Site, locale: string): string[] {
  const place = (type: string): number => (type === 'workout' ? 0 : type === 'exercise' ? 2 : 1)
  return [...site.of_type.keys()]
    .filter((type) => !NOT_DONE.has(type))
    .toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .flatMap((content_type) => orderedContent(site, { content_type, order_by: 'position', locale }))
}

/** Small letters without their accents, so that what is typed on a phone is found. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
