import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** The pages that the product opens for this member. */
export const getPurchasedItems = defineCall({
  method: 'GET',
  path: '/products/:id/purchased_items',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: z.object({ items: z.array(z.object({ page_id: id, title: z.string(), path: z.string() })) }),
  summary: 'Lists what a product has opened.',
})
