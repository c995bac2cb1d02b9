/** The most tags that a page carries, and that a list can be filtered by. */
export const MAX_PAGE_TAGS = 30
