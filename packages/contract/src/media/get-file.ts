import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { mediaFile } from './shapes.ts'

/** A video, an audio or a document of the library, with how far it is converted. */
export const getFile = defineCall({
  method: 'GET',
  path: '/studio/media_files/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: mediaFile,
  summary: 'Get a file',
})
