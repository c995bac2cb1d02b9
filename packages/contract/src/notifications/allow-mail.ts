import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'

/** Mails a member again whose address bounced or who reported a mail as spam. `id` is the user's. */
export const allowMail = defineCall({
  method: 'POST',
  path: '/studio/notifications/members/:id/allow_mail',
  auth: 'team',
  input: z.strictObject({ id }),
  output: emptyOutput,
  summary: 'Mail a member again',
})
