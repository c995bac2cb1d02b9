import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { pageSubscribers } from './shapes.ts'

/** Hidden and blocked people are absent from the last five. */
export const getPageSubscribers = defineCall({
  method: 'GET',
  path: '/pages/:id/subscribers',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: pageSubscribers,
  errors: ['page_locked'],
  summary: 'Get the people on a program',
})
