import { z } from 'zod'
import { accessResult } from '../access/shapes.ts'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Returns the access decision of the event's page. 404 for an occurrence that is hidden from the viewer. */
export const getEventAccess = defineCall({
  method: 'GET',
  path: '/event_occurrences/:id/access',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: accessResult,
  summary: 'Get the viewer’s access to an event',
})
