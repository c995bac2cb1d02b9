import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { uses } from '../pages/use-shapes.ts'
import { id } from '../shapes.ts'

/** The places that offer a product or are opened by it: pages, access settings and order bumps. */
export const listProductUses = defineCall({
  method: 'GET',
  path: '/studio/products/:id/uses',
  auth: 'team',
  input: z.strictObject({ id }),
  output: uses,
  summary: 'List where a product is used',
})
