import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { pageReference } from './shapes.ts'

/** The pages that the product opens for this member. */
export const getPurchasedItems = defineCall({
  method: 'GET',
  path: '/products/:id/purchased_items',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: z.object({ items: z.array(pageReference) }),
  summary: 'List the pages that a product opens',
})
