import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instant } from '../shapes.ts'
import { accessNode } from '../access/shapes.ts'

/** The own access node of a page, and its history. */
export const getAccessSettings = defineCall({
  method: 'GET',
  path: '/studio/pages/:id/access',
  auth: 'team',
  input: z.strictObject({ id }),
  output: z.object({
    node: accessNode,
    /** Rises with each change of them. */
    revision: z.number().int(),
    inherited_from: id.nullable(),
    history: z.array(z.object({ changed_at: instant, author: z.string(), node: accessNode })),
  }),
  summary: 'Reads who may see a page.',
})
