import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, idList } from '../shapes.ts'
import { personCard } from './people-shapes.ts'

/**
 * People to choose from for a message, by name, at most 20; with `ids` (of subscribers) just those. Hidden, blocked and
 * suspended people are absent, and so is the viewer. Whoever an app for subscribers keeps out meets nobody.
 */
export const listSubscribers = defineCall({
  method: 'GET',
  path: '/subscribers',
  auth: 'member',
  input: z.strictObject({
    term: z.string().trim().max(60).default(''),
    ids: idList(50).optional(),
    /** A thread whose people are left out; one that the viewer may not read is as unknown as any. */
    excluded_by_thread: id.optional(),
  }),
  output: z.object({ items: z.array(personCard) }),
  errors: ['purchase_required'],
  summary: 'List members to write to',
})
