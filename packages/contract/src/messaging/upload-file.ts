import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'

/** Slightly above the file limit, so that a file just over it gets the spec's error message. */
const BODY_LIMIT_BYTES = 15_728_640 + 65_536
const DAY_MS = 86_400_000

/** Up to 64 levels from 0 to 100, as a list or as text with commas. */
const peaks = z
  .union([z.string().max(400), z.array(z.number()).max(64)])
  .transform((value) => (Array.isArray(value) ? value : value.split(',').filter(Boolean).map(Number)))
  .pipe(z.array(z.number().int().min(0).max(100)).max(64))

/**
 * Stores a file for a message of this thread; a message uses it by its id (`image_ids`, `file_id`) within a day. At most
 * 15,728,640 bytes; the content decides its type. Pictures are re-encoded without metadata, videos are H.264
 * with AAC in MP4 or QuickTime, stored as MP4, voice notes AAC in MP4 or Opus in WebM, other files as in the library. Fields come before the file.
 * Addresses end within ten minutes and work for readers of the thread only.
 */
export const uploadFile = defineCall({
  method: 'POST',
  path: '/threads/:id/uploads',
  auth: 'member',
  body: 'multipart',
  body_limit: BODY_LIMIT_BYTES,
  input: z.strictObject({
    id,
    kind: z.enum(['image', 'video', 'file', 'audio']),
    /** Of a voice note. */
    duration_ms: queryInteger(0, DAY_MS).optional(),
    peaks: peaks.default([]),
  }),
  output: z.object({
    id,
    kind: z.enum(['image', 'video', 'file', 'audio']),
    url: z.string(),
    /** Of a picture: it fits into 480 px. */
    thumb_url: z.string().nullable(),
    name: z.string(),
    content_type: z.string(),
    bytes: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    duration_ms: z.number().int().nullable(),
    peaks: z.array(z.number().int()),
  }),
  errors: [
    'thread_is_read_only',
    'file_empty',
    'invalid_image_type',
    'image_is_heic',
    'image_too_large',
    'image_too_many_pixels',
    'video_too_large',
    'invalid_video_type',
    'video_not_supported',
    'file_too_large',
    'invalid_file_type',
    'invalid_audio_type',
    'voice_not_supported',
  ],
  replay: false,
  rate: { limit: 120, seconds: 600 },
  summary: 'Upload a file for a message',
})
