/** Everything that progress keeps in the query cache. */
export const PROGRESS_KEY = ['progress'] as const

/** The key of a course's sequence. */
export function courseKey(root_id: string): readonly string[] {
  return [...PROGRESS_KEY, 'course', root_id]
}
