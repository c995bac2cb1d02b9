import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/**
 * Returns the address of an occurrence's video call to a member who comes or perhaps does, from 15 minutes before its
 * start to its end.
 */
export const getEventLink = defineCall({
  method: 'GET',
  path: '/event_occurrences/:id/link',
  auth: 'member',
  input: z.strictObject({ id }),
  output: z.object({ url: z.url() }),
  errors: ['page_locked', 'event_not_joined', 'event_link_closed'],
  summary: 'Get the link to join an event',
})
