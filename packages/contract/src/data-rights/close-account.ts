import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { instant, emptyOutput } from '../shapes.ts'

/**
 * Closes the account of the signed-in user: signed out everywhere, seen by nobody, renewals of subscriptions cancelled,
 * and erased after 14 days. Signing in before then keeps it. Only a session that was opened in the last ten minutes may
 * ask (`sign_in_again`); team members leave by their team (`is_team`).
 */
export const closeAccount = defineCall({
  method: 'POST',
  path: '/account/deletion',
  auth: 'user',
  input: emptyOutput,
  output: z.object({ deletes_at: instant }),
  errors: ['sign_in_again', 'is_team'],
  replay: false,
  summary: 'Delete the account',
})
