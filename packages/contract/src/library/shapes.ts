import { z } from 'zod'
import { pageRow } from '../pages/page-index.ts'
import { queryInteger } from '../shapes.ts'

/** How a list of content is cut and ordered: `position` is the order of the tree, `published_at` sorts by age. */
export const contentListInput = z.strictObject({
  offset: queryInteger(0, 10_000).default(0),
  limit: queryInteger(1, 100).default(30),
  order_by: z.enum(['title', 'published_at', 'position']).default('position'),
  direction: z.enum(['asc', 'desc']).default('asc'),
})

/** A part of a list of content, and how many pages the whole list has. */
export const contentList = z.object({
  items: z.array(pageRow),
  total_count: z.number().int(),
})
