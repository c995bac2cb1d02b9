import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { tagRef } from '../pages/tag-shapes.ts'
import { countedValue } from './shapes.ts'

/**
 * Lists what a list of content can be filtered by: only values of pages that the viewer may know of, each with the number
 * of those pages.
 */
export const listContentFilters = defineCall({
  method: 'GET',
  path: '/content/:content_type/filters',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ content_type: z.string().max(40) }),
  output: z.object({
    tags: z.array(tagRef.extend({ count: z.number().int() })),
    levels: z.array(countedValue),
    equipment: z.array(countedValue),
    muscles: z.array(countedValue),
    /** The shortest and the longest page; null where none has a length. */
    durations: z.object({ min_seconds: z.number().int(), max_seconds: z.number().int() }).nullable(),
    has_free: z.boolean(),
    has_paid: z.boolean(),
    total_count: z.number().int(),
  }),
  summary: 'List filters of a list of content',
})
