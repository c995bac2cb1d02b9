import type { ApiClient, InputFor, OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Platform } from '#platform/platform.ts'
import { NO_FILTERS, TAB_RULES, toListInput, type Filters, type Tab } from './filters.ts'

/** What lists are requested with: their titles come in the language of the app on screen. */
type Source = Pick<Platform, 'api' | 'locale'>

type List = OutputFor<'library.listContent'>

/** How many cards come at once: whole rows of two, three and four. */
const PAGE_SIZE = 24

/** Below the key of everything that a completion changes. */
const KEY = ['library', 'content'] as const

/** A list of content, page by page. */
export function contentQuery(
  { api, locale: lang }: Source,
  input: Omit<InputFor<'library.listContent'>, 'offset' | 'limit' | 'lang'>,
) {
  return infiniteQueryOptions({
    queryKey: [...KEY, 'list', lang, input],
    queryFn: ({ pageParam: offset, signal }) =>
      api('library.listContent', { ...input, lang, offset, limit: PAGE_SIZE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total_count, items }: List, pages) => {
      const shown = pages.length * PAGE_SIZE
      return items.length > 0 && shown < total_count ? shown : undefined
    },
  })
}

/** How many pages some filters would find. */
export function countQuery(api: ApiClient, tab: Tab, filters: Filters) {
  const input = toListInput(tab, { ...filters, sort: NO_FILTERS.sort })
  return queryOptions({
    queryKey: [...KEY, 'count', input],
    queryFn: async ({ signal }) =>
      (await api('library.listContent', { ...input, limit: 1 }, { signal })).total_count,
  })
}

/** What a tab can be filtered by. */
export function filterChoicesQuery(api: ApiClient, tab: Tab) {
  const { content_type } = TAB_RULES[tab]
  return queryOptions({
    queryKey: [...KEY, 'filters', content_type],
    queryFn: () => api('library.listContentFilters', { content_type }),
    staleTime: 300_000,
  })
}

/** The runs of a tab that the member is in the middle of. */
export function startedQuery({ api, locale: lang }: Source, tab: Tab) {
  const { content_type } = TAB_RULES[tab]
  return queryOptions({
    queryKey: [...KEY, 'started', lang, content_type],
    queryFn: async () =>
      (await api('library.listContent', { content_type, progress: 'started', lang, limit: 12 })).items,
  })
}

/** The path of the page that comes next in a run. */
export function pathQuery(api: ApiClient, page_id: string) {
  return queryOptions({
    queryKey: [...KEY, 'path', page_id],
    queryFn: async () => (await api('pages.getPagePath', { id: page_id })).path,
    staleTime: 300_000,
  })
}

/** Requests what a tab shows first; failures stay unnoticed, since the tab requests it again. */
export async function prefetchTab(
  { source, client, is_member }: { source: Source; client: QueryClient; is_member: boolean },
  tab: Tab,
): Promise<void> {
  await Promise.all([
    client.prefetchInfiniteQuery(contentQuery(source, toListInput(tab, NO_FILTERS))),
    client.prefetchQuery(filterChoicesQuery(source.api, tab)),
    is_member ? client.prefetchQuery(startedQuery(source, tab)) : null,
  ])
}
