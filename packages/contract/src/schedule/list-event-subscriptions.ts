import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { eventSubscription } from './shapes.ts'

/** Lists the occurrences to come that the member has said to come to, or perhaps: at most 200, the next one first. */
export const listEventSubscriptions = defineCall({
  method: 'GET',
  path: '/event_occurrences/subscriptions',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({}),
  output: z.object({ event_subscriptions: z.array(eventSubscription) }),
  summary: 'List the events that the member comes to',
})
