import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailInput, nameInput, timeZoneInput, user } from './shapes.ts'

/**
 * Changes the name, zone and address that are sent. A new address takes effect when verified: `email_to_verify` is
 * where a mail was sent, null when none was needed. Sending the current, unverified address mails its link again.
 */
export const updateUser = defineCall({
  method: 'PUT',
  path: '/auth',
  auth: 'user',
  input: z.strictObject({
    email: emailInput.optional(),
    name: nameInput.optional(),
    timezone: timeZoneInput.optional(),
  }),
  output: z.object({ user, email_to_verify: z.string().nullable() }),
  errors: ['too_many_requests'],
  summary: 'Update the user',
})
