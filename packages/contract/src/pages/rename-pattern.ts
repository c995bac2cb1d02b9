import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { pattern, patternName } from './pattern-shapes.ts'

/** Renames a pattern or page template. */
export const renamePattern = defineCall({
  method: 'POST',
  path: '/studio/patterns/:id/rename',
  auth: 'team',
  input: z.strictObject({ id, name: patternName }),
  output: pattern,
  summary: 'Rename a pattern',
})
