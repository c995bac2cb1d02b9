import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Deletes a tag and removes it from all pages. Rules that name it find nothing by it any more. */
export const deleteTag = defineCall({
  method: 'DELETE',
  path: '/studio/tags/:tag_id',
  auth: 'team',
  input: z.strictObject({ tag_id: id }),
  output: z.object({}),
  summary: 'Delete a tag',
})
