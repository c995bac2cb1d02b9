import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { instant, emptyOutput } from '../shapes.ts'

/**
 * Closes the account of the signed-in user: signed out everywhere, hidden from others, subscription renewals
 * cancelled, and erased after 14 days; signing in before restores it. Needs a session opened in the last ten minutes
 * (`sign_in_again`); team members are removed by their team (`is_team`).
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
