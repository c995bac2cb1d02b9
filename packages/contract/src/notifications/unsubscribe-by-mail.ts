import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { mailToken } from './unsubscribe-shapes.ts'

/**
 * One-click unsubscribe (RFC 8058): mail programs post `List-Unsubscribe=One-Click` to the address in the header of a
 * mail, as a form. Switches the kind of this mail off.
 */
export const unsubscribeByMail = defineCall({
  method: 'POST',
  path: '/notifications/unsubscribe/:token',
  auth: 'public',
  body: 'raw',
  input: z.strictObject({ token: mailToken }),
  output: emptyOutput,
  errors: ['token_invalid'],
  // Servers of large mail providers post for many members from one network.
  rate: { limit: 3000, seconds: 60 },
  replay: false,
  summary: 'Unsubscribe by one click',
})
