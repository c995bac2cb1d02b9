import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { mailboxEntry } from '../identity/shapes.ts'

/** Lists the mails stored by the development mailbox instead of sending, newest first. 404 in production. */
export const listMailbox = defineCall({
  method: 'GET',
  path: '/studio/dev/mailbox',
  auth: 'public',
  input: z.strictObject({ to: z.string().max(320).optional(), limit: queryInteger(1, 200).default(50) }),
  output: z.object({ messages: z.array(mailboxEntry) }),
  summary: 'List mails in development',
})
