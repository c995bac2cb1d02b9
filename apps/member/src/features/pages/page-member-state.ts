import type { HostPlan } from '@foyer/content/views'

/** The member's progress on the current page and the actions on it, supplied by other features. */
export interface PageMemberState {
  page_id: string
  is_completed: boolean
  is_bookmarked: boolean
  /** Has a run of the program that the page is, or is part of. */
  is_started: boolean
  /** The page is the program that the run is of. */
  is_run_root: boolean
  /** The start has been requested and is pending. */
  is_starting: boolean
  /** The first page of the run that is not done; null before a start and after the end. */
  next_page_id: string | null
  /** Pages that the member has completed in the current run. */
  completed_page_ids: ReadonlySet<string>
  /** Pages of the run, in order. */
  sequence: readonly string[]
  /** The days of the program that the page is; null where it has none, or is not started. */
  plan: HostPlan | null
  setCompleted: (is_completed: boolean) => void
  toggleBookmark: () => void
  start: () => void
  leave: () => void
}

/** The progress label of a page in a list: done, now, next, or null before a start. */
export function progressLabel(
  member: PageMemberState | null,
  page_id: string,
): 'done' | 'now' | 'next' | null {
  if (!member) return null
  if (member.completed_page_ids.has(page_id)) return 'done'
  if (!member.is_started || !member.sequence.includes(page_id)) return null
  return member.next_page_id === page_id ? 'now' : 'next'
}

/** The page after this one: in the run if the page is part of it, else among its siblings. */
export function findNextPage(
  page_id: string,
  siblings: readonly string[],
  member: Pick<PageMemberState, 'sequence'> | null,
): string | null {
  const pages = member?.sequence.includes(page_id) ? member.sequence : siblings
  const index = pages.indexOf(page_id)
  return index < 0 ? null : (pages[index + 1] ?? null)
}
