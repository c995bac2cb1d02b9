import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { treeNode } from './draft-shapes.ts'

/** Moves a page to another parent or position; it cannot become its own descendant. */
export const movePage = defineCall({
  method: 'POST',
  path: '/studio/pages/:id/move',
  auth: 'team',
  input: z.strictObject({ id, parent_id: id.nullable(), position: z.number().int().min(0) }),
  output: z.object({ items: z.array(treeNode) }),
  errors: ['would_loop', 'too_deep'],
  summary: 'Move a page',
})
