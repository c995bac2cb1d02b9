import type { InputFor } from '@foyer/contract/client'

type ListMembersInput = InputFor<'members.listMembers'>

/** The views of the list besides everyone. */
export const MEMBER_VIEWS = ['active', 'quiet', 'new', 'past_due'] as const

/** The states that members can be narrowed to. */
export const MEMBER_STATES = ['member', 'pending', 'suspended', 'deleting'] as const

/** Whether someone is in a course. */
export const MEMBER_PROGRAMS = ['any', 'none'] as const

/** When someone was last in the app. */
export const MEMBER_VISITS = ['within_7_days', 'within_30_days', 'before_14_days', 'before_30_days'] as const

/** The orders of the list of members; the first one is the usual one. */
export const MEMBER_SORTS = ['name', 'newest', 'last_seen', 'longest_away'] as const

/** The search parameters of the list of members. */
export type MemberSearch = {
  readonly [
    Field in 'term' | 'status' | 'view' | 'program' | 'product_id' | 'language' | 'seen' | 'sort'
  ]?: NonNullable<ListMembersInput[Field]>
}

/** The part of the search that filters members, without the order. */
export type MemberFilter = Omit<MemberSearch, 'sort'>

/** Who is listed by a search. */
export function toMemberFilter({ sort: _order, ...filter }: MemberSearch): MemberFilter {
  return filter
}

/** Whether the search has any filter. */
export function hasFilters(search: MemberSearch): boolean {
  return Object.keys(toMemberFilter(search)).length > 0
}
