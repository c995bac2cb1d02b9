import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { ownAccessResult } from '../access/shapes.ts'

/**
 * The decision about one page, by the same function that gates its body. A member is also told what of their own opens
 * it, or would have: never what the team has written for itself, and of a denial nothing beyond its first reason.
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
