import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { MediaSearch } from './media-search.ts'

/** A picture or a file of the library. */
export type LibraryItem = OutputFor<'media.listLibrary'>['items'][number]

/** The same with its uses and its address. */
export type LibraryDetails = OutputFor<'media.getLibraryItem'>

/** Whether the server still prepares sizes of an item. */
export function isProcessing({ status, stream }: Pick<LibraryItem, 'status' | 'stream'>): boolean {
  return status === 'preparing' || stream?.status === 'waiting' || stream?.status === 'converting'
}

const PAGE_SIZE = 48
/** Until all sizes of what is listed exist. */
const PREPARING_POLL_MS = 2_000

const mediaKey = (slug: string) => ['app', slug, 'media'] as const

/** The library as the search narrows it, newest first. */
export function libraryQuery(slug: string, { term, kind, use, alt }: MediaSearch) {
  return infiniteQueryOptions({
    queryKey: [...mediaKey(slug), 'list', { term, kind, use, alt }],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'media.listLibrary',
        {
          limit: PAGE_SIZE,
          ...(term && { term }),
          ...(kind && { kind }),
          ...(use && { is_used: use === 'used' }),
          ...(alt && { without_alt: true }),
          ...(pageParam && { before: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_before,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isProcessing)) ? PREPARING_POLL_MS : false,
  })
}

/** One item with the places that use it. */
export function libraryItemQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: [...mediaKey(slug), 'item', id],
    queryFn: ({ signal }) => createAppClient(slug)('media.getLibraryItem', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isProcessing(state.data) ? PREPARING_POLL_MS : false),
  })
}

/** How much the library stores, by kind. */
export function storageQuery(slug: string) {
  return queryOptions({
    queryKey: [...mediaKey(slug), 'storage'],
    queryFn: ({ signal }) => createAppClient(slug)('media.getStorage', {}, { signal }),
  })
}

/** Loads the library anew after a change; pages may show other pictures now. */
export async function refreshMedia(slug: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: mediaKey(slug) }),
    queryClient.invalidateQueries({ queryKey: ['app', slug, 'pages'] }),
    queryClient.invalidateQueries({ queryKey: ['app', slug, 'apps'] }),
  ])
}
