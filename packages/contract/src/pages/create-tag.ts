import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { tag, tagColor, tagName } from './tag-shapes.ts'

/** Creates a tag. An app has at most 500, each name once. */
export const createTag = defineCall({
  method: 'POST',
  path: '/studio/tags',
  auth: 'team',
  input: z.strictObject({ name: tagName, color: tagColor }),
  output: tag,
  errors: ['tag_exists', 'too_many_tags'],
  summary: 'Create a tag',
})
