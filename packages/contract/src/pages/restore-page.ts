import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { treeNode } from './draft-shapes.ts'

/** Restores a page deleted within 30 days, with what was below it. */
export const restorePage = defineCall({
  method: 'POST',
  path: '/studio/pages/:id/restore',
  auth: 'team',
  input: z.strictObject({ id }),
  output: z.object({ items: z.array(treeNode) }),
  errors: ['path_taken'],
  summary: 'Restore a deleted page',
})
