import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { accessNode, audienceChange } from '../access/shapes.ts'

/** Counts members against today, over the page and all that inherit from it. */
export const previewAccessChange = defineCall({
  method: 'POST',
  path: '/studio/pages/:id/access/preview',
  auth: 'team',
  input: z.strictObject({ id, node: accessNode }),
  output: audienceChange.extend({ pages: z.array(z.object({ page_id: id, title: z.string() })) }),
  errors: ['schedule_missing', 'date_out_of_range', 'unknown_product', 'no_progress_root'],
  summary: 'Tells who would gain and who would lose by new access settings.',
})
