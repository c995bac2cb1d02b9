import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { mailboxMessage } from '../identity/shapes.ts'

/** Shows one mail of development with its text. Answers 404 in production. */
export const showMailboxMessage = defineCall({
  method: 'GET',
  path: '/studio/dev/mailbox/:id',
  auth: 'public',
  input: z.strictObject({ id }),
  output: mailboxMessage,
  summary: 'Get a mail in development',
})
