import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { tag } from './tag-shapes.ts'

/** Gives the pages of a tag another tag, and deletes the first. Answers the tag that stays. */
export const mergeTags = defineCall({
  method: 'POST',
  path: '/studio/tags/:tag_id/merge',
  auth: 'team',
  input: z.strictObject({ tag_id: id, into_tag_id: id }),
  output: tag,
  summary: 'Merge two tags',
})
