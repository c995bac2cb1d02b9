/** Prefix of all query keys of the progress feature. */
export const PROGRESS_KEY = ['progress'] as const

/** The key of a course's sequence. */
export function courseKey(root_id: string): readonly string[] {
  return [...PROGRESS_KEY, 'course', root_id]
}
