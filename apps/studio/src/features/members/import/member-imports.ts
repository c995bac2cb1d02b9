import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createAppClient } from '#platform/api.ts'

/** An import of members: what it found, or how far it is. */
export type MemberImport = OutputFor<'members.getMemberImport'>
export type MemberImportRow = OutputFor<'members.listMemberImportRows'>['items'][number]

/** What becomes of a row. */
export const MEMBER_ROW_ACTIONS = ['add', 'known', 'refused'] as const
export type MemberRowAction = (typeof MEMBER_ROW_ACTIONS)[number]

const page_size = 100
const poll_interval_ms = 800
const MAX_BYTES = 15_728_640

/** Whether an import is being worked on, so that its state will change by itself. */
export function isInProgress({ state }: Pick<MemberImport, 'state'>): boolean {
  return state === 'checking' || state === 'importing'
}

/** The step an import is at, from zero: choosing, checking, importing, and three when it is done. */
export function getImportStep(state: MemberImport['state']): number {
  if (state === 'done') return 3
  return state === 'importing' ? 2 : 1
}

/** Why a file is not even sent; null where it may be. */
export function validateMemberFile({
  name,
  size,
}: {
  readonly name: string
  readonly size: number
}): 'kind' | 'empty' | 'large' | null {
  if (!/\.(csv|tsv|txt)$/i.test(name)) return 'kind'
  if (size === 0) return 'empty'
  return size > MAX_BYTES ? 'large' : null
}

/** Queries the imports of members, newest first; polls while one is running. */
export function memberImportsQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'members', 'imports'],
    queryFn: ({ signal }) => createAppClient(slug)('members.listMemberImports', {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isInProgress) ? poll_interval_ms : false),
  })
}

/** Queries one import; polls while it is running. */
export function memberImportQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: ['app', slug, 'members', 'import', id],
    queryFn: ({ signal }) => createAppClient(slug)('members.getMemberImport', { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? poll_interval_ms : false),
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
      createAppClient(slug)(
        'members.listMemberImportRows',
        { id, after: pageParam, limit: page_size, ...(action ? { action } : {}) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last_page) =>
      last_page.items.length < page_size ? null : (last_page.items.at(-1)?.row ?? null),
    placeholderData: (before) => before,
  })
}
