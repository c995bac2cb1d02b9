import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { studioPage } from './draft-shapes.ts'

/** A copy beside the original, without what is below it. */
export const duplicatePage = defineCall({
  method: 'POST',
  path: '/studio/pages/:id/duplicate',
  auth: 'team',
  input: z.strictObject({ id }),
  output: studioPage,
  summary: 'Duplicate a page',
})
