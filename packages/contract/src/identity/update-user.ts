import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailInput, nameInput, timeZoneInput, user } from './shapes.ts'

/**
 * Changes what is sent of name, zone and address. The address changes only when the new one is proven:
 * `email_to_verify` is the one that a mail has gone to, null when none had to. The address in force, sent while it is not
 * proven, gets its link again.
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
