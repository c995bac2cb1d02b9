import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, expectedRevision } from '../shapes.ts'
import { accessNode } from '../access/shapes.ts'

/**
 * Saves access settings, effective at once and outside releases, also for a published page whose draft is deleted. A
 * public page that becomes gated loses its public body within 5 s. An outdated `revision` responds `stale_revision`
 * with `changed_by` and `changed_at`, and saves nothing.
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
