import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { release } from './draft-shapes.ts'

/**
 * Makes an earlier release live; access follows today's rules. Idempotent. If `live_release_id`, which the caller
 * saw live, is outdated, it responds `released_meanwhile` with the `number` of the live release and changes nothing.
 */
export const restoreRelease = defineCall({
  method: 'POST',
  path: '/studio/releases/:id/restore',
  auth: 'team',
  input: z.strictObject({ id, live_release_id: id.optional() }),
  output: release,
  errors: ['released_meanwhile'],
  summary: 'Restore a release',
})
