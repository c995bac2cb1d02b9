import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Deletes those of some pictures and files that nothing uses; the others and unknown ones stay. */
export const deleteUnusedMedia = defineCall({
  method: 'POST',
  path: '/studio/media_library/delete_unused',
  auth: 'team',
  input: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  output: z.object({ deleted_ids: z.array(id), used_ids: z.array(id) }),
  summary: 'Delete unused pictures and files',
})
