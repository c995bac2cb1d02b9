import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { mediaFile, mediaName } from './shapes.ts'

/** Renames a video, an audio or a document of the library, or gives a video another poster. */
export const updateFile = defineCall({
  method: 'PUT',
  path: '/studio/media_files/:id',
  auth: 'team',
  input: z.strictObject({ id, name: mediaName.optional(), poster_id: id.nullable().optional() }),
  output: mediaFile,
  summary: 'Update a file',
})
