import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, idList } from '../shapes.ts'
import { personCard } from './people-shapes.ts'

/**
 * Lists up to 20 possible recipients of a message by name; with `ids` (of subscribers) only those. Hidden, blocked
 * and suspended people and the viewer are left out. Empty for viewers without access to a subscriber-only app.
 */
export const listSubscribers = defineCall({
  method: 'GET',
  path: '/subscribers',
  auth: 'member',
  input: z.strictObject({
    term: z.string().trim().max(60).default(''),
    ids: idList(50).optional(),
    /** A thread whose participants are left out; one that the viewer may not read is treated as unknown. */
    excluded_by_thread: id.optional(),
  }),
  output: z.object({ items: z.array(personCard) }),
  errors: ['purchase_required'],
  summary: 'List members to write to',
})
