import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryBoolean, queryInteger } from '../shapes.ts'
import { libraryItem, mediaKind } from './shapes.ts'

/**
 * Pictures and files of the library, newest first, by name and alternative text; `before` is `next_before` of the
 * page before. With `is_used` a page may be short or empty and have a next one.
 */
export const listLibrary = defineCall({
  method: 'GET',
  path: '/studio/media_library',
  auth: 'team',
  input: z.strictObject({
    kind: mediaKind.optional(),
    term: z.string().trim().max(80).optional(),
    is_used: queryBoolean.optional(),
    without_alt: queryBoolean.optional(),
    before: id.optional(),
    limit: queryInteger(1, 100).default(40),
  }),
  output: z.object({ items: z.array(libraryItem), next_before: id.nullable() }),
  summary: 'List the media library',
})
