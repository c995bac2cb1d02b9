import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { mediaFile, mediaName } from './shapes.ts'

/**
 * Adds a complete upload to the library under the id of the upload; repeating it gives the same file. The type is
 * detected by content: videos are MP4 with H.264 and AAC, audio is MP3 or AAC, documents are PDF, Word, Excel,
 * PowerPoint, EPUB, ZIP, text or CSV. A file of another type is refused and deleted.
 */
export const finishUpload = defineCall({
  method: 'POST',
  path: '/studio/uploads/:id/finish',
  auth: 'team',
  input: z.strictObject({ id, name: mediaName.optional(), poster_id: id.nullable().optional() }),
  output: mediaFile,
  errors: [
    'upload_incomplete',
    'invalid_video_type',
    'video_not_supported',
    'invalid_audio_type',
    'audio_not_supported',
    'invalid_file_type',
  ],
  replay: false,
  summary: 'Finish an upload',
})
