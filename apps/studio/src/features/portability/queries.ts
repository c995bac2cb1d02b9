import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { appCall } from '../../platform/api.ts'
import { isUnderWay, type ImportRun, type RowAction } from './import-words.ts'

/** A line of the report. */
export type ImportRow = OutputFor<'portability.listImportRows'>['items'][number]

const rows_at_once = 100
const look_again_ms = 800

/** The imports of the app, newest first; asked for again while one of them is under way. */
export function importsQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'portability', 'imports'],
    queryFn: ({ signal }) => appCall(slug)('portability.listImports', {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((run) => isUnderWay(run.state)) ? look_again_ms : false,
  })
}

/** One import, asked for again while it is under way. */
export function importQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: ['app', slug, 'portability', 'import', id],
    queryFn: ({ signal }) => appCall(slug)('portability.getImport', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? look_again_ms : false),
  })
}

/** The report of an import, all of it or the rows of one kind. */
export function rowsQuery(
  slug: string,
  id: string,
  action: RowAction | undefined,
  state: ImportRun['state'],
) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'portability', 'rows', id, action ?? 'all', state],
    queryFn: ({ signal, pageParam }) =>
      appCall(slug)(
        'portability.listImportRows',
        { id, after: pageParam, limit: rows_at_once, ...(action ? { action } : {}) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.items.length < rows_at_once ? null : (last.items.at(-1)?.row ?? null)),
    placeholderData: (before) => before,
  })
}
