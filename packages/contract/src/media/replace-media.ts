import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { libraryItem } from './shapes.ts'

/**
 * Replaces the content of a picture or a file by that of another one of its kind that nothing uses, and which leaves
 * the library: every place that uses `id` shows the new content. Name, alternative text and captions stay. The old
 * content can be restored for 30 days.
 */
export const replaceMedia = defineCall({
  method: 'POST',
  path: '/studio/media_library/:id/replace',
  auth: 'team',
  input: z.strictObject({ id, with_id: id }),
  output: libraryItem,
  errors: ['media_kind_differs', 'media_in_use'],
  summary: 'Replace a picture or a file everywhere',
})
