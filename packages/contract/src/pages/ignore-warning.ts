import { z } from 'zod'
import { suggestionCode, warningCode } from '../codes.ts'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id, requiredLine } from '../shapes.ts'

/** Names a warning or a suggestion of `GET /studio/changes`. */
export const warningKey = {
  page_id: id,
  /** The text by which a block is known; it is only compared. */
  block_id: z.string().max(60).nullable(),
  path: z.string().max(400),
  code: z.union([warningCode, suggestionCode]),
}

/** Ignores a warning or a suggestion from now on, with the reason; it no longer counts when publishing. */
export const ignoreWarning = defineCall({
  method: 'POST',
  path: '/studio/changes/ignored',
  auth: 'team',
  input: z.strictObject({ ...warningKey, reason: requiredLine(300) }),
  output: emptyOutput,
  summary: 'Ignore a warning',
})
