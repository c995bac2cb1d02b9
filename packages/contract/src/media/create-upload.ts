import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredLine } from '../shapes.ts'
import { fileKind, upload } from './shapes.ts'

/**
 * Starts the upload of a video, an audio or a document of at most the server's limit. The bytes follow by the tus
 * protocol (`HEAD` and `PATCH` of `url`, with the headers of this call), `media.finishUpload` adds them to the library.
 * An upload that is not finished within a day is deleted.
 */
export const createUpload = defineCall({
  method: 'POST',
  path: '/studio/uploads',
  auth: 'team',
  input: z.strictObject({
    file_name: requiredLine(255),
    bytes: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    kind: fileKind,
  }),
  output: upload,
  errors: ['file_empty', 'video_too_large', 'file_too_large'],
  rate: { limit: 300, seconds: 600 },
  summary: 'Start an upload',
})
