import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { loggedNotification, mailSuppression } from './inbox-shapes.ts'

/** Lists the latest fifty notifications of a member with what was sent by which way, and why not. `id` is the user's. */
export const listMemberLog = defineCall({
  method: 'GET',
  path: '/studio/notifications/members/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: z.object({
    /** Null while their address is mailed. */
    mail_suppression: mailSuppression.nullable(),
    notifications: z.array(loggedNotification),
  }),
  summary: 'List the notifications of a member',
})
