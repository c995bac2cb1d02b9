import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pattern, patternName, startingDraft } from './pattern-shapes.ts'
import { contentType } from './shapes.ts'

/** Saves blocks as a pattern, or with a `content_type` a whole page as a template. An app has at most 100. */
export const createPattern = defineCall({
  method: 'POST',
  path: '/studio/patterns',
  auth: 'team',
  input: z.strictObject({ name: patternName, content_type: contentType.nullable(), draft: startingDraft }),
  output: pattern,
  errors: ['unknown_content_type', 'too_many_patterns', 'pattern_too_large'],
  summary: 'Save a pattern or page template',
})
