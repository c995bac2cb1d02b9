/** The states that members can be narrowed to. */
export const MEMBER_STATES = ['member', 'pending', 'suspended'] as const

/** The orders of the list of members; the first one is the usual one. */
export const MEMBER_SORTS = ['name', 'newest', 'last_seen', 'longest_away'] as const

/** What the address says about the list of members. */
export type MemberSearch = {
  readonly term?: string
  readonly status?: (typeof MEMBER_STATES)[number]
  readonly sort?: (typeof MEMBER_SORTS)[number]
}
