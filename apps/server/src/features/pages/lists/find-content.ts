import {
  createContentFilter,
  findNextTimeChange,
  type ContentFilter,
  type ViewerState,
} from '@foyer/domain/content-list'
import { createMatcher, foldText, foldWords } from '@foyer/domain/search'
import { findNextUnlockTime, withDescendants, type Site } from '../tree/index.ts'
import { getListedPage, getListedState, type SiteListedPage } from './listed-page.ts'
import { getTitle, orderPages, type PageOrder } from './order-pages.ts'

/** The time of a list, and the zone of the app. */
type Clock = { now_ms: number; zone: string }

/** What a list of content finds. */
export type ContentQuery = PageOrder &
  ContentFilter & {
    search?: string | undefined
    /** Only the pages below this one, and with `include_current` that page too. */
    page_id?: string | undefined
    include_current?: boolean
  }

/** The viewer of a list: what they may know of, and what filters ask about them. */
export type ListViewer = Omit<ViewerState, 'getTime'> & {
  isKnown: (page: SiteListedPage) => boolean
}

/**
 * Finds the pages of a list that its viewer may know of, in order. Only the cached site is read: a page costs one cheap
 * check, however many there are. At most `limit` of them, if given.
 */
export function findContent(
  site: Site,
  { search = '', page_id, include_current = false, ...query }: ContentQuery,
  { viewer, clock, limit = Number.POSITIVE_INFINITY }: { viewer: ListViewer; clock: Clock; limit?: number },
): string[] {
  const top = page_id === undefined ? null : getListedPage(site, page_id)
  if (page_id !== undefined && !(top && viewer.isKnown(top))) return []
  const below = page_id === undefined ? null : withDescendants(site, [page_id])
  if (page_id !== undefined && !include_current) below?.delete(page_id)
  const getTime = createTimeReader(site, viewer, clock)
  const matches = createContentFilter(query, { ...viewer, getTime })
  const titles = { site, locale: query.locale ?? '' }
  const matchesTitle = search === '' ? null : createTitleMatcher(titles, search)
  const found: string[] = []
  for (const page of orderPages(site, query, getTime)) {
    if (found.length >= limit) break
    const id = page.page_id
    if (below && !below.has(id)) continue
    if (matches(page) && viewer.isKnown(page) && (!matchesTitle || matchesTitle(id))) found.push(id)
  }
  return search === '' ? found : putFirst(titles, found, search)
}

/** Reads where pages are in their times at an instant. Those of events are content of their pages. */
function createTimeReader(
  site: Site,
  { canRead }: ListViewer,
  { now_ms, zone }: Clock,
): ViewerState['getTime'] {
  return (page_id) => {
    const listed = getListedPage(site, page_id)
    if (!listed?.times || !(listed.has_public_times || canRead(page_id))) return null
    return getListedState(listed, now_ms, zone)
  }
}

/** Guests: nothing is started, owned or scheduled. */
export const GUEST_STATE: Omit<ListViewer, 'isKnown' | 'canRead'> = {
  getProgress: () => 'not_started',
  isOwned: () => false,
  isScheduled: () => false,
}

const timedPagesCache = new WeakMap<Site, readonly string[]>()

/**
 * Finds the next time of the app's clock at which published bytes may differ: a page unlocks by its date, or a list by
 * the times of events changes. Infinity if none comes.
 */
export function findNextChangeTime(site: Site, now: Date, zone: string): number {
  const timed = timedPagesCache.get(site) ?? listTimedPages(site)
  timedPagesCache.set(site, timed)
  return timed.reduce(
    (next, id) =>
      Math.min(next, findNextTimeChange(getListedPage(site, id)?.times ?? null, now.getTime(), zone)),
    findNextUnlockTime(site, now),
  )
}

function listTimedPages(site: Site): string[] {
  const pages = [...site.pages.values()]
  if (!pages.some(({ facets }) => facets.has_timed_lists)) return []
  return pages.map((page) => page.page_id).filter((id) => (getListedPage(site, id)?.times ?? null) !== null)
}

type TitleWords = { text: string; words: readonly string[] }

/** Titles in a language; '' is that of the app. */
type Titles = { site: Site; locale: string }

const titleCache = new WeakMap<Site, Map<string, Map<string, TitleWords>>>()

/** Returns a reader of folded titles, each folded once for each state of the site. */
function createTitleReader({ site, locale }: Titles): (page_id: string) => TitleWords {
  const of_locales = titleCache.get(site) ?? new Map<string, Map<string, TitleWords>>()
  titleCache.set(site, of_locales)
  const folded = of_locales.get(locale) ?? new Map<string, TitleWords>()
  of_locales.set(locale, folded)
  return (page_id) => {
    const known = folded.get(page_id)
    if (known) return known
    const title = getTitle(site, page_id, locale)
    const created = { text: foldText(title), words: foldWords(title) }
    folded.set(page_id, created)
    return created
  }
}

/** Finds titles in a language, and in that of the app. */
function createTitleMatcher({ site, locale }: Titles, term: string): (page_id: string) => boolean {
  const matches = createMatcher(term)
  const getWords = createTitleReader({ site, locale })
  if (locale === '') return (page_id) => matches(getWords(page_id).words)
  const getWordsOfApp = createTitleReader({ site, locale: '' })
  return (page_id) => matches(getWords(page_id).words) || matches(getWordsOfApp(page_id).words)
}

/** Pages whose title begins with the term come first. */
function putFirst(titles: Titles, page_ids: readonly string[], term: string): string[] {
  const start = foldText(term)
  const getWords = createTitleReader(titles)
  const isFirst = (id: string): boolean => getWords(id).text.startsWith(start)
  return [...page_ids.filter(isFirst), ...page_ids.filter((id) => !isFirst(id))]
}
