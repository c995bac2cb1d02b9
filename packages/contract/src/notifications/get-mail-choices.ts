import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { mailChoices, mailToken } from './unsubscribe-shapes.ts'

/** Returns which mails the member of a link gets. `subscriber_id` is the token of the link. Changes nothing. */
export const getMailChoices = defineCall({
  method: 'GET',
  path: '/notifications/unsubscribe',
  auth: 'public',
  input: z.strictObject({ subscriber_id: mailToken }),
  output: mailChoices,
  errors: ['token_invalid'],
  rate: { limit: 60, seconds: 60 },
  summary: 'Get the mails of a link',
})
