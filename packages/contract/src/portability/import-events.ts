import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/**
 * Creates a draft for each event of a calendar file, with its moved and cancelled dates, all of them or none. Events that
 * exist and those with a blocking problem are left out.
 */
export const importEvents = defineCall({
  method: 'POST',
  path: '/studio/events/imports',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    created: z.array(z.object({ page_id: id, title: z.string() })),
    /** Events that exist and were left out. */
    skipped: z.number().int(),
    /** Events with a blocking problem. */
    refused: z.number().int(),
  }),
  errors: ['not_readable'],
  body: 'multipart',
  body_limit: 2_097_153,
  rate: { limit: 60, seconds: 600 },
  summary: 'Import a calendar file',
})
