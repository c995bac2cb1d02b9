import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { mediaAlt, mediaItem, mediaName } from './shapes.ts'

/** Renames a picture or says anew what it shows. */
export const updateMedia = defineCall({
  method: 'PUT',
  path: '/studio/media/:id',
  auth: 'team',
  input: z.strictObject({ id, name: mediaName.optional(), alt: mediaAlt.optional() }),
  output: mediaItem,
  summary: 'Changes the name or description of a picture.',
})
