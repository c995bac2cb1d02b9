import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { mailChoices, mailKind, mailToken } from './unsubscribe-shapes.ts'

/**
 * Switches a kind of mails of the member of a link off, or on again with `receive`; repeating it changes nothing.
 * `subscriber_id` is the token of the link, for a year. A false, old or foreign token, one of a former address and one
 * of a former member are all answered alike.
 */
export const unsubscribe = defineCall({
  method: 'PUT',
  path: '/notifications/unsubscribe',
  auth: 'public',
  input: z.strictObject({
    subscriber_id: mailToken,
    type: z.enum([...mailKind.options, 'all']),
    receive: z.boolean().default(false),
  }),
  output: mailChoices,
  errors: ['token_invalid'],
  rate: { limit: 60, seconds: 60 },
  replay: false,
  summary: 'Unsubscribe from mails',
})
