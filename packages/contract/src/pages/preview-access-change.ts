import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { accessNode, accessAudienceChange } from '../access/shapes.ts'

/** How many of the pages somebody could open before and can then; those that they gain or lose may be others. */
const openPages = z.object({
  before: z.number().int(),
  after: z.number().int(),
  gains: z.number().int(),
  loses: z.number().int(),
})

/**
 * Counts against today, over the page and all below it: members by what they hold, and the pages that guests and people
 * who wait to be let in can open. Members who have completed a page keep it when it waits, and are not left out.
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
