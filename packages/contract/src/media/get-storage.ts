import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { mediaKind } from './shapes.ts'

/** How much the library of the app stores, by kind, with the sizes of pictures; `max_bytes` is the largest upload. */
export const getStorage = defineCall({
  method: 'GET',
  path: '/studio/media_storage',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    bytes: z.number().int(),
    kinds: z.array(z.object({ kind: mediaKind, count: z.number().int(), bytes: z.number().int() })),
    /** Pictures without an alternative text. */
    without_alt: z.number().int(),
    max_bytes: z.number().int(),
  }),
  summary: 'Get the storage used by the library',
})
