import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { idList, queryBoolean } from '../shapes.ts'
import { product } from './shapes.ts'

/**
 * Returns all products on sale, or the named ones in the given order. `include_hidden` says whether hidden products
 * are among them; without it they are only when they are named.
 */
export const listProducts = defineCall({
  method: 'GET',
  path: '/products/list',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ ids: idList(50).optional(), include_hidden: queryBoolean.optional() }),
  output: z.object({ products: z.array(product) }),
  summary: 'List products',
})
