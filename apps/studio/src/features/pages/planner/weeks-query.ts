import { queryOptions } from '@tanstack/react-query'
import { createAppClient } from '#platform/api.ts'
import { pagesKey } from '../queries.ts'

/** Queries the weeks of a program. */
export function weeksQuery(slug: string, program_id: string) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'weeks', program_id],
    queryFn: ({ signal }) => createAppClient(slug)('pages.getProgramWeeks', { id: program_id }, { signal }),
  })
}

/** Queries pages of a type that can be planned: those outside of programs first, then those in them, each title once. */
export function libraryQuery(slug: string, { content_type, term }: { content_type: string; term: string }) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'planner-library', content_type, term],
    queryFn: async ({ signal }) => {
      const search = (outside_programs: boolean) =>
        createAppClient(slug)(
          'pages.searchPages',
          { content_type, term, limit: LIBRARY_LIMIT, ...(outside_programs ? { outside_programs } : {}) },
          { signal },
        )
      const outside = (await search(true)).items
      if (outside.length >= LIBRARY_LIMIT) return outside
      const titles = new Set(outside.map(({ title }) => title))
      const inside = (await search(false)).items.filter(({ title }) => {
        const is_new = !titles.has(title)
        titles.add(title)
        return is_new
      })
      return [...outside, ...inside].slice(0, LIBRARY_LIMIT)
    },
    placeholderData: (before) => before,
  })
}

const LIBRARY_LIMIT = 50
