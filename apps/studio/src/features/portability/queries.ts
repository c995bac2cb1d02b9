import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'
import { isInProgress, type ImportRun, type RowAction } from './import-state.ts'

/** A line of the report. */
export type ImportRow = OutputFor<'portability.listImportRows'>['items'][number]

const page_size = 100
const poll_interval_ms = 800

/** Queries the app's imports, newest first; polls while one is running. */
export function importsQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'portability', 'imports'],
    queryFn: ({ signal }) => createAppClient(slug)('portability.listImports', {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((run) => isInProgress(run.state)) ? poll_interval_ms : false,
  })
}

/** Queries one import; polls while it is running. */
export function importQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: ['app', slug, 'portability', 'import', id],
    queryFn: ({ signal }) => createAppClient(slug)('portability.getImport', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data.state) ? poll_interval_ms : false),
  })
}

/** The report of an import, all of it or the rows of one kind. */
export function importRowsQuery(
  slug: string,
  id: string,
  action: RowAction | undefined,
  state: ImportRun['state'],
) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'portability', 'rows', id, action ?? 'all', state],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'portability.listImportRows',
        { id, after: pageParam, limit: page_size, ...(action ? { action } : {}) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.items.length < page_size ? null : (last.items.at(-1)?.row ?? null)),
    placeholderData: (before) => before,
  })
}

/** The rows whose pictures are not in the file. */
export function missingPicturesQuery(slug: string, id: string, state: ImportRun['state']) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'portability', 'missing_pictures', id, state],
    queryFn: ({ signal, pageParam }) =>
      createAppClient(slug)(
        'portability.listImportRows',
        { id, after: pageParam, limit: page_size, problem: 'picture_missing' },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.items.length < page_size ? null : (last.items.at(-1)?.row ?? null)),
  })
}
