import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { studioPage } from './draft-shapes.ts'

/** Copies a page as its sibling, without its descendants. */
export const duplicatePage = defineCall({
  method: 'POST',
  path: '/studio/pages/:id/duplicate',
  auth: 'team',
  input: z.strictObject({ id }),
  output: studioPage,
  summary: 'Duplicate a page',
})
