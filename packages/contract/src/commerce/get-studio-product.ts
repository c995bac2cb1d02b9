import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { ownerProduct } from './shapes.ts'

/** A product with all that it opens, also one that is off sale. */
export const getStudioProduct = defineCall({
  method: 'GET',
  path: '/studio/products/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: ownerProduct.extend({ is_archived: z.boolean() }),
  summary: 'Get a product for the studio',
})
