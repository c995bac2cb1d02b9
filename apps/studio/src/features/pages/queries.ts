import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { findFirst } from './find-first.ts'

const PLANS_POLL_MS = 5_000

/** The page size of searches through a list. */
const MAX_PAGES = 100

/** A page as trees and lists know it. */
export type TreeNode = OutputFor<'pages.listPages'>['items'][number]

/** The query key of all pages data of an app. */
export const pagesKey = (slug: string): readonly string[] => ['app', slug, 'pages']

/** The whole page tree of the draft, and how many changes wait for a publish. */
export function pagesQuery(slug: string) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'tree'],
    queryFn: ({ signal }) => createAppClient(slug)('pages.listPages', {}, { signal }),
  })
}

/** Queries a page for the editor. Refetched on each opening, and never in the background while it is edited. */
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

/** The places that lead to a page. Others may have changed them, so they are loaded on each opening. */
export function pageUsesQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'uses', id],
    queryFn: ({ signal }) => createAppClient(slug)('pages.listPageUses', { id }, { signal }),
    staleTime: 0,
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

/** The translation of a page. */
export type Translation = OutputFor<'pages.getTranslation'>

/** Queries a translation for editing. Refetched on each opening, and never in the background. */
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

/** Queries what a publish would change, and for whom. */
export function changesQuery(slug: string) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'changes'],
    queryFn: ({ signal }) => createAppClient(slug)('pages.listChanges', {}, { signal }),
    staleTime: 0,
  })
}

/** A release in the list. */
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

/** Queries the live release, however many came after it; null when there is none. */
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

/** A deleted page that can be restored. */
export type DeletedPage = OutputFor<'pages.listDeletedPages'>['items'][number]

/** Queries deleted pages, latest first. Refetched on each opening, since others may have deleted more. */
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

/** Queries one deleted page, however many were deleted since; null when it cannot be restored. Never cached. */
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

/** Queries scheduled publishes; polls while any is pending, to show its result. */
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

/** Queries the differences of two releases, which are immutable, so it is cached forever. */
export function comparisonQuery(slug: string, id: string, against: number) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'comparison', id, against],
    queryFn: ({ signal }) => createAppClient(slug)('pages.compareReleases', { id, against }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Invalidates pages and app state after a change, except an open page. */
export async function refreshPages(slug: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] === slug && queryKey[2] === 'pages' && queryKey[3] !== 'page',
    }),
    queryClient.invalidateQueries({ queryKey: ['app', slug, 'apps'] }),
  ])
}
