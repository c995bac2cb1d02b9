import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { eventImportFailure, eventImportItem } from './event-import-shapes.ts'

/**
 * Reads a calendar file (iCalendar, RFC 5545), at most 2 MB and 500 events, and reports what an import of it would do.
 * Nothing is stored, neither the file nor a page. An event on several weekdays is one event for each.
 */
export const checkEvents = defineCall({
  method: 'POST',
  path: '/studio/events/imports/check',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    failure: eventImportFailure.nullable(),
    events: z.array(eventImportItem),
  }),
  errors: ['not_readable'],
  body: 'multipart',
  // One byte above the limit, to tell a file that is too large from one that just fits.
  body_limit: 2_097_153,
  rate: { limit: 300, seconds: 600 },
  summary: 'Check a calendar file',
})
