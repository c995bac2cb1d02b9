import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { pageBody } from './page-index.ts'

/**
 * Makes one access decision, then returns bytes created at publish. A refusal has the reason as its code and what
 * opens the page as its parameters.
 */
export const getPageBody = defineCall({
  method: 'GET',
  path: '/pages/:id/body',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id, lang: z.string().max(12).optional() }),
  output: pageBody,
  errors: ['is_private', 'authentication_required', 'purchase_required', 'start_required', 'is_scheduled'],
  answer: 'bytes',
  summary: 'Get the body of a page',
})
