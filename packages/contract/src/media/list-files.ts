import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { fileKind, mediaFile } from './shapes.ts'

/**
 * Videos, audios or documents of the library, newest first, by name; `kinds` is a list joined by commas, `before` the
 * id of the last one seen. `max_bytes` is the largest file that the server accepts, `can_convert` whether it converts
 * videos to streams in several sizes.
 */
export const listFiles = defineCall({
  method: 'GET',
  path: '/studio/media_files',
  auth: 'team',
  input: z.strictObject({
    kinds: z
      .string()
      .max(40)
      .transform((text) => text.split(','))
      .pipe(z.array(fileKind).min(1).max(3))
      .optional(),
    term: z.string().trim().max(80).optional(),
    before: id.optional(),
    limit: queryInteger(1, 100).default(40),
  }),
  output: z.object({
    items: z.array(mediaFile),
    next_before: id.nullable(),
    max_bytes: z.number().int(),
    can_convert: z.boolean(),
  }),
  summary: 'List files',
})
