import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { accessNode, accessAudienceChange } from '../access/shapes.ts'

/** The number of pages that a person can open before and after; the pages gained and lost may differ. */
const openPages = z.object({
  before: z.number().int(),
  after: z.number().int(),
  gains: z.number().int(),
  loses: z.number().int(),
})

/**
 * Compares with today's access, over the page and its descendants: members by what they own, and the pages
 * accessible to guests and people waiting for approval. Members who have completed a page are not locked out of it
 * by a schedule.
 */
export const previewAccessChange = defineCall({
  method: 'POST',
  path: '/studio/pages/:id/access/preview',
  auth: 'team',
  input: z.strictObject({ id, node: accessNode }),
  output: accessAudienceChange.extend({
    /** The first 100 of the pages that change for anybody. */
    pages: z.array(z.object({ page_id: id, title: z.string() })),
    page_count: z.number().int(),
    guests: openPages,
    /** Who has signed in and is no member yet: how many they are. */
    waiting: openPages.extend({ count: z.number().int() }),
  }),
  errors: ['schedule_missing', 'date_out_of_range', 'unknown_product', 'no_progress_root'],
  summary: 'Preview new access settings of a page',
})
