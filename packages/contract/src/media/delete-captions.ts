import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { mediaFile } from './shapes.ts'

/** Deletes the captions of one language. */
export const deleteCaptions = defineCall({
  method: 'DELETE',
  path: '/studio/media_files/:id/captions/:locale',
  auth: 'team',
  input: z.strictObject({ id, locale: z.string().max(40) }),
  output: mediaFile,
  summary: 'Delete captions',
})
