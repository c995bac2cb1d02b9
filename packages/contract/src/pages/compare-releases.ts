import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { change } from './draft-shapes.ts'

/**
 * What a release shows otherwise than another one, by its number. Of very many pages the first are named and the rest
 * is counted.
 */
export const compareReleases = defineCall({
  method: 'GET',
  path: '/studio/releases/:id/changes',
  auth: 'team',
  input: z.strictObject({ id, against: queryInteger(1, 2_000_000_000) }),
  output: z.object({
    items: z.array(change.omit({ gate: true, audience: true, audience_change: true, audience_key: true })),
    more_count: z.number().int(),
  }),
  summary: 'Compare two releases',
})
