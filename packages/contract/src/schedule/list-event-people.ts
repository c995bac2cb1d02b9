import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { eventPerson } from './shapes.ts'

/**
 * Lists who comes to an occurrence, then who perhaps does, in the order of their answers: at most 200. Hidden and
 * blocked people are left out, as in the directory.
 */
export const listEventPeople = defineCall({
  method: 'GET',
  path: '/event_occurrences/:id/people',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: z.object({ items: z.array(eventPerson), has_more: z.boolean() }),
  errors: ['page_locked'],
  summary: 'List who comes to an event',
})
