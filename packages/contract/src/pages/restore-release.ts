import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { release } from './draft-shapes.ts'

/**
 * Moves the pointer; access is judged by today’s rules. A release that is live already is answered as it is. Where
 * `live_release_id`, which the caller saw live, is not what members see any more, it answers `released_meanwhile` with
 * the `number` of what they do see, and nothing moves; without it whatever is live is left.
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
