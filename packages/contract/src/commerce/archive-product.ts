import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Archives a product. Members who bought it retain their access. */
export const archiveProduct = defineCall({
  method: 'DELETE',
  path: '/studio/products/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: z.object({ is_archived: z.literal(true) }),
  summary: 'Archive a product',
})
