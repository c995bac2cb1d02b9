import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { treeNode } from './draft-shapes.ts'

/** The old path redirects from the next publish on. */
export const setPagePath = defineCall({
  method: 'PUT',
  path: '/studio/pages/:id/path',
  auth: 'team',
  input: z.strictObject({ id, path: z.string().max(300) }),
  output: treeNode,
  errors: ['path_taken', 'path_reserved', 'path_invalid'],
  summary: 'Change the path of a page',
})
