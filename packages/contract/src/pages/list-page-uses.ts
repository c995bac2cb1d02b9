import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { uses } from './use-shapes.ts'

/** The places that lead to a page or list it: other pages as drafts and as members see them, navigation and access. */
export const listPageUses = defineCall({
  method: 'GET',
  path: '/studio/pages/:id/uses',
  auth: 'team',
  input: z.strictObject({ id }),
  output: uses,
  summary: 'List where a page is used',
})
