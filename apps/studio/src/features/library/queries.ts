import type { OutputFor } from '@foyer/contract/client'
import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { createAppClient } from '#platform/api.ts'
import { toBrowseInput, type LibrarySearch } from './library-search.ts'

/** Pages of the library that were found, and one of them. */
export type LibraryPage = OutputFor<'pages.browsePages'>
export type LibraryItem = LibraryPage['items'][number]

/** So many rows are loaded at once. */
const CHUNK = 100

/** One part of the list: `CHUNK` rows from an index. */
function chunkQuery(slug: string, content_type: string, search: LibrarySearch, chunk: number) {
  const { item: _item, type: _type, ...filters } = search
  return queryOptions({
    queryKey: ['app', slug, 'pages', 'library', content_type, filters, chunk],
    queryFn: ({ signal }) => {
      const input = { ...toBrowseInput(content_type, filters), limit: CHUNK, offset: chunk * CHUNK }
      return createAppClient(slug)('pages.browsePages', input, { signal })
    },
  })
}

/** The ids of all pages that fit a search, to select them. */
export async function findAllIds(
  slug: string,
  content_type: string,
  search: LibrarySearch,
): Promise<string[]> {
  const input = { ...toBrowseInput(content_type, search), limit: 1, offset: 0, with_ids: true }
  return (await createAppClient(slug)('pages.browsePages', input)).match_ids ?? []
}

/** The list of a search: the first part with the counts, and further parts as they come into sight. */
export function useLibraryList(slug: string, content_type: string, search: LibrarySearch) {
  const [shown, setShown] = useState({ first: 0, last: 0 })
  const first = useQuery({ ...chunkQuery(slug, content_type, search, 0), placeholderData: keepPreviousData })
  const count = first.data?.match_count ?? 0
  const last_chunk = Math.max(0, Math.ceil(count / CHUNK) - 1)
  const from = Math.min(last_chunk, Math.max(1, Math.floor(shown.first / CHUNK)))
  const to = Math.min(last_chunk, Math.floor(shown.last / CHUNK))
  const chunks = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  const further = useQueries({
    queries: chunks
      .filter((chunk) => chunk > 0)
      .map((chunk) => chunkQuery(slug, content_type, search, chunk)),
  })
  const parts = new Map<number, LibraryPage | undefined>([
    [0, first.data],
    ...chunks.filter((chunk) => chunk > 0).map((chunk, at) => [chunk, further[at]?.data] as const),
  ])
  const getItem = (index: number): LibraryItem | undefined => {
    const item = parts.get(Math.floor(index / CHUNK))?.items[index % CHUNK]
    return item?.group === 'match' ? item : undefined
  }
  const show = useCallback(
    (from_row: number, to_row: number) =>
      setShown((before) =>
        before.first === from_row && before.last === to_row ? before : { first: from_row, last: to_row },
      ),
    [],
  )
  return { first, count, getItem, show }
}
