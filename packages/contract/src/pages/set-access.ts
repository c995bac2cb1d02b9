import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, expectedRevision } from '../shapes.ts'
import { accessNode } from '../access/shapes.ts'

/**
 * Live at once and outside releases, also for a page that members see although its draft is deleted. A page that turns
 * from open to gated loses its open body within 5 s. A change since `revision`, which the settings were read at, answers
 * `stale_revision` with `changed_by` and `changed_at`, and nothing is set.
 */
export const setAccess = defineCall({
  method: 'PUT',
  path: '/studio/pages/:id/access',
  auth: 'team',
  input: z.strictObject({ id, node: accessNode, revision: expectedRevision }),
  output: z.object({ node: accessNode, revision: z.number().int() }),
  errors: ['schedule_missing', 'date_out_of_range', 'unknown_product', 'no_progress_root', 'stale_revision'],
  summary: 'Update the access settings of a page',
})
