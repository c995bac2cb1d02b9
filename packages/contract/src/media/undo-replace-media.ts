import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { libraryItem } from './shapes.ts'

/** Restores the content before the last replacement. The replacement becomes an item of the library of its own. */
export const undoReplaceMedia = defineCall({
  method: 'POST',
  path: '/studio/media_library/:id/undo_replace',
  auth: 'team',
  input: z.strictObject({ id }),
  output: libraryItem,
  errors: ['nothing_to_undo'],
  summary: 'Undo a replacement',
})
