import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { findFirst } from './find-first.ts'

const PLANS_POLL_MS = 5_000

/** So many at once are asked for where one is looked for. */
const MAX_PAGES = 100

/** A page as trees and lists know it. */
export type TreeNode = OutputFor<'pages.listPages'>['items'][number]

/** Everything of this feature that is known of an app. */
export const pagesKey = (slug: string): readonly string[] => ['app', slug, 'pages']

/** The whole page tree of the draft, and how many changes wait for a publish. */
export function pagesQuery(slug: string) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'tree'],
    queryFn: ({ signal }) => createAppClient(slug)('pages.listPages', {}, { signal }),
  })
}

/** A page for the editor. It is asked for anew at each opening, and never changed under the owner's hands. */
export function pageQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'page', id],
    queryFn: ({ signal }) => createAppClient(slug)('pages.getStudioPage', { id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Who may see a page, and who changed that. */
export function accessQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'access', id],
    queryFn: ({ signal }) => createAppClient(slug)('pages.getAccessSettings', { id }, { signal }),
  })
}

/** The languages of the app, and how far a page is in each. */
export function translationsQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'translations', id],
    queryFn: ({ signal }) => createAppClient(slug)('pages.listTranslations', { id }, { signal }),
    staleTime: 0,
  })
}

/** What a page says in another language. */
export type Translation = OutputFor<'pages.getTranslation'>

/** A translation for whoever writes it: asked for anew at each opening, and never changed under their hands. */
export function translationQuery(slug: string, id: string, locale: Translation['locale']) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'page', id, 'translation', locale],
    queryFn: ({ signal }) => createAppClient(slug)('pages.getTranslation', { id, locale }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** What a publish would change, and for whom. */
export function changesQuery(slug: string) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'changes'],
    queryFn: ({ signal }) => createAppClient(slug)('pages.listChanges', {}, { signal }),
    staleTime: 0,
  })
}

/** A release as the list of them says it. */
export type Release = OutputFor<'pages.listReleases'>['items'][number]

/** Releases, newest first. */
export function releasesQuery(slug: string) {
  return infiniteQueryOptions({
    queryKey: [...pagesKey(slug), 'releases'],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'pages.listReleases',
        { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
}

/** The release that members see, however many came after it; null while there is none. */
export function liveReleaseQuery(slug: string) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'live-release'],
    queryFn: ({ signal }) =>
      findFirst(
        (more) => createAppClient(slug)('pages.listReleases', { limit: MAX_PAGES, ...more }, { signal }),
        (release) => release.is_live,
      ),
  })
}

/** A page that was deleted and can come back. */
export type DeletedPage = OutputFor<'pages.listDeletedPages'>['items'][number]

/** Deleted pages, the last one first. Asked for anew at each opening: somebody else may have deleted more. */
export function deletedPagesQuery(slug: string) {
  return infiniteQueryOptions({
    queryKey: [...pagesKey(slug), 'deleted'],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)('pages.listDeletedPages', pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 0,
  })
}

/** One page that was deleted, however many were deleted since; null where it cannot come back. Asked for anew each time. */
export function deletedPageQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'deleted-page', id],
    queryFn: ({ signal }) =>
      findFirst(
        (more) => createAppClient(slug)('pages.listDeletedPages', { limit: MAX_PAGES, ...more }, { signal }),
        (page) => page.page_id === id,
      ),
    staleTime: 0,
    gcTime: 0,
  })
}

/** What is published by itself; asked for again while anything waits, so that the list tells what became of it. */
export function plansQuery(slug: string) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'plans'],
    queryFn: ({ signal }) => createAppClient(slug)('pages.listPublishPlans', {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((plan) => plan.ended_at === null) ? PLANS_POLL_MS : false,
  })
}

/** What one release shows otherwise than another. */
export type Comparison = OutputFor<'pages.compareReleases'>

/** The differences of two releases. Neither ever changes, so that they are asked for once. */
export function comparisonQuery(slug: string, id: string, against: number) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'comparison', id, against],
    queryFn: ({ signal }) => createAppClient(slug)('pages.compareReleases', { id, against }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** After a change: what is known of pages and of the app's state is asked for anew. An open page is left alone. */
export async function refreshPages(slug: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] === slug && queryKey[2] === 'pages' && queryKey[3] !== 'page',
    }),
    queryClient.invalidateQueries({ queryKey: ['app', slug, 'apps'] }),
  ])
}
