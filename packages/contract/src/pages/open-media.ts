import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instant } from '../shapes.ts'

/**
 * Opens a video or an audio of a page for ten minutes. The answer sets a cookie for the path of the file, so that
 * players can read any part of it; repeat the call while it plays. The file closes when access to the page ends.
 */
export const openMedia = defineCall({
  method: 'POST',
  path: '/pages/:id/media/:media_id',
  auth: 'public',
  input: z.strictObject({ id, media_id: id }),
  output: z.object({
    src: z.string(),
    type: z.string(),
    /** The list of sizes of a video that was converted to a stream (HLS); null otherwise. */
    stream: z.string().nullable(),
    captions: z.array(z.object({ locale: z.string(), label: z.string(), src: z.string() })),
    expires_at: instant,
  }),
  replay: false,
  rate: { limit: 600, seconds: 600 },
  summary: 'Open a video or audio',
})
