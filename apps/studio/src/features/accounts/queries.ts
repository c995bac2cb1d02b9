import type { InputFor, OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { appCall } from '../../platform/api.ts'
import type { MemberSearch } from './member-search.ts'

/** One member with all that is known. */
export type Member = OutputFor<'accounts.showMember'>

/** A line of the list of members. */
export type MemberRow = OutputFor<'accounts.listMembers'>['members'][number]

const page_size = 50

/** The members that fit a search, a page at a time. */
export function membersQuery(slug: string, search: MemberSearch) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'accounts', 'members', search],
    queryFn: ({ signal, pageParam }) => {
      const input: InputFor<'accounts.listMembers'> = { ...search, limit: page_size }
      return appCall(slug)('accounts.listMembers', pageParam ? { ...input, cursor: pageParam } : input, {
        signal,
      })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: (before) => before,
  })
}

/** One member by id. */
export function memberQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: ['app', slug, 'accounts', 'member', id],
    queryFn: ({ signal }) => appCall(slug)('accounts.showMember', { id }, { signal }),
  })
}
