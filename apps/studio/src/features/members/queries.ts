import type { InputFor, OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { createAppClient } from '../../platform/api.ts'
import type { MemberFilter, MemberSearch } from './member-search.ts'

/** A member with all details. */
export type Member = OutputFor<'members.showMember'>

/** A line of the list of members. */
export type MemberRow = OutputFor<'members.listMembers'>['members'][number]

const page_size = 50
const max_page_size = 100

/** The products that members can be narrowed to. */
export function memberProductsQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'members', 'products'],
    queryFn: ({ signal }) => createAppClient(slug)('commerce.listStudioProducts', { limit: 100 }, { signal }),
  })
}

/** The members that fit a search, a page at a time. */
export function membersQuery(slug: string, search: MemberSearch) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'members', 'members', search],
    queryFn: ({ signal, pageParam }) => {
      const input: InputFor<'members.listMembers'> = { ...search, limit: page_size }
      return createAppClient(slug)(
        'members.listMembers',
        pageParam ? { ...input, cursor: pageParam } : input,
        {
          signal,
        },
      )
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: (before) => before,
  })
}

/** Fetches everyone who matches a filter, shown or not. */
export async function fetchAllMembers(slug: string, filter: MemberFilter): Promise<MemberRow[]> {
  const found: MemberRow[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const input: InputFor<'members.listMembers'> = { ...filter, limit: max_page_size }
    // oxlint-disable-next-line no-await-in-loop -- each page names where the next one begins
    const page: OutputFor<'members.listMembers'> = await createAppClient(slug)(
      'members.listMembers',
      cursor ? { ...input, cursor } : input,
    )
    found.push(...page.members)
    cursor = page.next_cursor
  }
  return found
}

/** How many people there are, and how many in each view. */
export function memberCountsQuery(slug: string) {
  return queryOptions({
    queryKey: ['app', slug, 'members', 'counts'],
    queryFn: ({ signal }) => createAppClient(slug)('members.countMembers', {}, { signal }),
  })
}

/** Queries the first members that match a term, by name. */
export function memberNamesQuery(slug: string, term: string) {
  return queryOptions({
    queryKey: ['app', slug, 'members', 'names', term],
    queryFn: ({ signal }) =>
      createAppClient(slug)('members.searchMembers', { term, status: 'member', limit: 8 }, { signal }),
    placeholderData: (before) => before,
  })
}

/** One member by id. */
export function memberQuery(slug: string, id: string) {
  return queryOptions({
    queryKey: ['app', slug, 'members', 'member', id],
    queryFn: ({ signal }) => createAppClient(slug)('members.showMember', { id }, { signal }),
  })
}
