import type { OutputFor } from '@foyer/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { createAppClient } from '#platform/api.ts'
import { pagesKey } from '../queries.ts'

/** A tag with the number of its pages. */
export type Tag = OutputFor<'pages.listTags'>['items'][number]

/** The colours of tags in the order in which they are offered. */
export const TAG_COLORS = [
  'gray',
  'red',
  'orange',
  'amber',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
  'brown',
] as const satisfies readonly Tag['color'][]

/** The tags of the app by name. */
export function tagsQuery(slug: string) {
  return queryOptions({
    queryKey: [...pagesKey(slug), 'tags'],
    queryFn: ({ signal }) => createAppClient(slug)('pages.listTags', {}, { signal }),
  })
}
