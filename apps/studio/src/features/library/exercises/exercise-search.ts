import type { InputFor } from '@foyer/contract/client'
import { parseChoiceParam, parseTextParam, removeEmpty, type RawSearch } from '#platform/search-params.ts'

/** The facets of exercises, by the field that has the values and the name in the URL. */
export const EXERCISE_FACETS = [
  { field: 'primary_muscles', name: 'muscle' },
  { field: 'equipment', name: 'equipment' },
  { field: 'level', name: 'level' },
] as const

/** The filters of the exercise library, and the exercise that is open, as they are in the URL. */
export type ExerciseSearch = {
  term?: string
  muscle?: string
  equipment?: string
  level?: string
  video?: 'with' | 'without'
  use?: 'used' | 'unused'
  item?: string
}

/** Parses the search parameters of the exercise library. */
export function parseExerciseSearch(raw: RawSearch): ExerciseSearch {
  return removeEmpty({
    term: parseTextParam(raw['term']),
    muscle: parseTextParam(raw['muscle']),
    equipment: parseTextParam(raw['equipment']),
    level: parseTextParam(raw['level']),
    video: parseChoiceParam(raw['video'], ['with', 'without']),
    use: parseChoiceParam(raw['use'], ['used', 'unused']),
    item: parseTextParam(raw['item']),
  })
}

/** Whether anything but the order narrows the list. */
export function isNarrowed({ item: _item, ...filters }: ExerciseSearch): boolean {
  return Object.keys(filters).length > 0
}

/** A search as the call takes it. */
export function toBrowseInput(
  content_type: string,
  search: ExerciseSearch,
): Omit<InputFor<'pages.browsePages'>, 'offset'> {
  const chosen = EXERCISE_FACETS.flatMap(({ field, name }) =>
    search[name] === undefined ? [] : `${field}:${search[name]}`,
  )
  return {
    content_type,
    term: search.term ?? '',
    filters: chosen.join('\n'),
    ...(search.video && { has_video: search.video === 'with' }),
    ...(search.use && { is_used: search.use === 'used' }),
  }
}
