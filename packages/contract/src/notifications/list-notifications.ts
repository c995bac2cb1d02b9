import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { memberNotification } from './inbox-shapes.ts'

/** Lists what the member was notified of, the latest first, with the number of unread ones. */
export const listNotifications = defineCall({
  method: 'GET',
  path: '/notifications/list',
  auth: 'member',
  input: z.strictObject({
    /** `next_after_id` of the page before. */
    after_id: id.optional(),
    limit: queryInteger(1, 50).default(20),
  }),
  output: z.object({
    notifications: z.array(memberNotification),
    has_more: z.boolean(),
    /** `after_id` of the next page. */
    next_after_id: id.nullable(),
    /** Counted up to 100. */
    unread_count: z.number().int(),
  }),
  summary: 'List notifications',
})
