import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instantInput } from '../shapes.ts'
import { pageAccessExplanation } from './shapes.ts'

/** Explains to the owner what a guest gets at a page. */
export const getGuestAccess = defineCall({
  method: 'GET',
  path: '/studio/pages/:page_id/access/guest',
  auth: 'team',
  input: z.strictObject({ page_id: id, at: instantInput.optional() }),
  output: pageAccessExplanation,
  summary: 'Explain a guest’s access to a page',
})
