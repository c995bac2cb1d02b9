import type { ApiClient } from '@foyer/contract/client'

/** Prefix of all query keys of the progress feature. */
export const PROGRESS_KEY = ['progress'] as const

/** The key of a course's sequence. */
export function courseKey(root_id: string): readonly string[] {
  return [...PROGRESS_KEY, 'course', root_id]
}

/** The query of a course's sequence and the member's progress in it. */
export function courseQuery(api: ApiClient, root_id: string) {
  return {
    queryKey: courseKey(root_id),
    queryFn: () => api('progress.getPageSubscribers', { id: root_id }),
  }
}
