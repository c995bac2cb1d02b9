import type { OutputFor } from '@foyer/contract/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { createAppClient } from '#platform/api.ts'
import { toBrowseInput, type ExerciseSearch } from './exercise-search.ts'

/** Exercises that were found, and one of them. */
export type ExercisePage = OutputFor<'pages.browsePages'>
export type Exercise = ExercisePage['items'][number]

const page_size = 50

/** The exercises that fit a search, best first, a page at a time. */
export function exercisesQuery(
  slug: string,
  content_type: string,
  { item: _item, ...search }: ExerciseSearch,
) {
  return infiniteQueryOptions({
    queryKey: ['app', slug, 'pages', 'exercises', content_type, search],
    queryFn: ({ signal, pageParam: offset }) => {
      const input = { ...toBrowseInput(content_type, search), limit: page_size, offset }
      return createAppClient(slug)('pages.browsePages', input, { signal })
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => (last.items.length < page_size ? null : offset + page_size),
    placeholderData: (before) => before,
  })
}
