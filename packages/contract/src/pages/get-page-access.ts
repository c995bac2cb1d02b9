import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { accessResult } from '../access/shapes.ts'

/** The decision about one page, by the same function that gates its body. */
export const getPageAccess = defineCall({
  method: 'GET',
  path: '/pages/:id/access',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: accessResult,
  summary: 'Tells whether the viewer may open a page.',
})
