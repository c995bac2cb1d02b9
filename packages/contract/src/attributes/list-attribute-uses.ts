import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { use } from '../pages/use-shapes.ts'
import { id } from '../shapes.ts'

/** The pages whose texts or values name an attribute, at most 200, and how many members have a value. */
export const listAttributeUses = defineCall({
  method: 'GET',
  path: '/studio/attributes/:id/uses',
  auth: 'team',
  input: z.strictObject({ id }),
  output: z.object({ items: z.array(use), is_complete: z.boolean(), member_count: z.number().int() }),
  summary: 'List where an attribute is used',
})
