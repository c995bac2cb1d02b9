import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { product } from './shapes.ts'

/** A product that is on sale; hidden ones are found by those who know the id. */
export const getProduct = defineCall({
  method: 'GET',
  path: '/products/:id',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: product,
  summary: 'Get a product',
})
