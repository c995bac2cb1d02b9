import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { appCall } from '#platform/api.ts'

/** An import of members: what it found, or how far it is. */
export type MemberImport = OutputFor<'members.getMemberImport'>
export type MemberImportRow = OutputFor<'members.listMemberImportRows'>['items'][number]

/** What becomes of a row. */
export const MEMBER_ROW_ACTIONS = ['add', 'known', 'refused'] as const
export type MemberRowAction = (typeof MEMBER_ROW_ACTIONS)[number]

const rows_at_once = 100
const look_again_ms = 800
const MOST_BYTES = 15_728_640

/** Whether an import is being worked on, so that its state will change by itself. */
export function isWorking({ state }: Pick<MemberImport, 'state'>): boolean {
  return state === 'checking' || state === 'importing'
}

/** The step an import is at, from zero: choosing, checking, importing, and three when it is done. */
export function stepOfImport(state: MemberImport['state']): number {
  if (state === 'done') return 3
  return state === 'importing' ? 2 : 1
}

/** Why a file is not even sent; null where it may be. */
export function memberFileFault({
  name,
  size,
}: {
  readonly name: string
  readonly size: number
}): 'kind' | 'empty' | 'large' | null {
  if (!/\.(csv|tsv|txt)$/i.test(name)) return 'kind'
  if (size === 0) return 'empty'
  return size > MOST_BYTES ? 'large' : null
}

/** The imports of members, newest first; asked for again while one of them is under way. */
export function memberImportsQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'members', 'imports'],
    queryFn: ({ signal }) => appCall(slug)('members.listMemberImports', {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isWorking) ? look_again_ms : false),
  })
}

/** One import, asked for again while it is under way. */
export function memberImportQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: ['app', slug, 'members', 'import', id],
    queryFn: ({ signal }) => appCall(slug)('members.getMemberImport', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? look_again_ms : false),
  })
}

/** What becomes of the rows, all of them or those of one kind. */
export function memberImportRowsQuery(
  slug: string,
  { id, state }: Pick<MemberImport, 'id' | 'state'>,
  action: MemberRowAction | undefined,
) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'members', 'import_rows', id, action ?? 'all', state],
    queryFn: ({ signal, pageParam }) =>
      appCall(slug)(
        'members.listMemberImportRows',
        { id, after: pageParam, limit: rows_at_once, ...(action ? { action } : {}) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.items.length < rows_at_once ? null : (last.items.at(-1)?.row ?? null)),
    placeholderData: (before) => before,
  })
}
