import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { blockAssets, pattern } from './pattern-shapes.ts'

/** Saved patterns and page templates, the last one first, with what views need to render them. */
export const listPatterns = defineCall({
  method: 'GET',
  path: '/studio/patterns',
  auth: 'team',
  input: z.strictObject({}),
  output: blockAssets.extend({ items: z.array(pattern) }),
  summary: 'List patterns and page templates',
})
