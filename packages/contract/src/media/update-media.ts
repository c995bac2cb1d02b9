import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { mediaAlt, mediaItem, mediaName, publicAddress } from './shapes.ts'

/**
 * Renames a picture, or changes its alternative text or whether it may get a public address, which takes effect at
 * once.
 */
export const updateMedia = defineCall({
  method: 'PUT',
  path: '/studio/media/:id',
  auth: 'team',
  input: z.strictObject({
    id,
    name: mediaName.optional(),
    alt: mediaAlt.optional(),
    public_address: publicAddress.optional(),
  }),
  output: mediaItem,
  errors: ['picture_is_logo'],
  summary: 'Update a picture',
})
