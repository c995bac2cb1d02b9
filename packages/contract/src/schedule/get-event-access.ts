import { z } from 'zod'
import { accessResult } from '../access/shapes.ts'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** The decision about the event’s page. An occurrence of one that may not be known of answers 404. */
export const getEventAccess = defineCall({
  method: 'GET',
  path: '/event_occurrences/:id/access',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: accessResult,
  summary: 'Get the viewer’s access to an event',
})
