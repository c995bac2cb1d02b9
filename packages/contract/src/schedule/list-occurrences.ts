import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instant, instantInput } from '../shapes.ts'
import { eventOccurrence } from './shapes.ts'

/**
 * Lists occurrences that start from `start` up to `end`, at most 366 days later, in order; private events are
 * absent, gated ones contain public data. After 500 the list ends with all of the same start time, and continues at
 * `next_start`.
 */
export const listOccurrences = defineCall({
  method: 'GET',
  path: '/event_occurrences/per_period',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ start: instantInput, end: instantInput, event_id: id.optional() }),
  output: z.object({ items: z.array(eventOccurrence), next_start: instant.nullable() }),
  errors: ['range_too_long'],
  summary: 'List event occurrences',
})
