import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Toggles; only pages that the member may know of. */
export const toggleBookmark = defineCall({
  method: 'POST',
  path: '/pages/:id/bookmarks/toggle',
  auth: 'member',
  input: z.strictObject({ id }),
  output: z.object({ is_bookmarked: z.boolean() }),
  summary: 'Add or remove a bookmark',
})
