import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { ownAccessResult } from '../access/shapes.ts'

/**
 * Returns the access decision of one page, by the function that gates its body. Members also get their own access
 * that opens it or would have opened it, without the team's notes; a denial contains only its first reason.
 */
export const getPageAccess = defineCall({
  method: 'GET',
  path: '/pages/:id/access',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: ownAccessResult,
  summary: 'Get the viewer’s access to a page',
})
