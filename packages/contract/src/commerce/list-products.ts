import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { idList, queryBoolean } from '../shapes.ts'
import { product } from './shapes.ts'

/**
 * Returns all visible products, or the named ones in the given order. Hidden products are returned only when named,
 * and not with `include_hidden=false`.
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
