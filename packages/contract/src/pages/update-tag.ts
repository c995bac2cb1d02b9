import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { tag, tagColor, tagName } from './tag-shapes.ts'

/** Renames and recolours a tag, with immediate effect. */
export const updateTag = defineCall({
  method: 'PUT',
  path: '/studio/tags/:tag_id',
  auth: 'team',
  input: z.strictObject({ tag_id: id, name: tagName, color: tagColor }),
  output: tag,
  errors: ['tag_exists'],
  summary: 'Update a tag',
})
