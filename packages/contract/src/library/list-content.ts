import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { pageRow } from '../pages/page-index.ts'

/**
 * Lists the app's content, the same for every viewer with access to the app: private pages are absent, gated ones
 * have their shell. `position` is the order of the tree, `published_at` sorts by age.
 */
export const listContent = defineCall({
  method: 'GET',
  path: '/content/:content_type',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({
    content_type: z.string().max(40),
    offset: queryInteger(0, 10_000).default(0),
    limit: queryInteger(1, 100).default(30),
    order_by: z.enum(['title', 'published_at', 'position']).default('position'),
    direction: z.enum(['asc', 'desc']).default('asc'),
  }),
  output: z.object({
    items: z.array(pageRow),
    total_count: z.number().int(),
  }),
  summary: 'List pages of a type',
})
