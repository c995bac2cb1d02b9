import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { programWeeks } from './week-shapes.ts'

/** The stages of a program as weeks, with the pages of each by day, as drafts have them. */
export const getProgramWeeks = defineCall({
  method: 'GET',
  path: '/studio/pages/:id/weeks',
  auth: 'team',
  input: z.strictObject({ id }),
  output: programWeeks,
  summary: 'Get the weeks of a program',
})
