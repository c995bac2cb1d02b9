import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'

/** Ends this studio session: its token and its cookie. */
export const studioLogout = defineCall({
  method: 'POST',
  path: '/studio/auth/logout',
  auth: 'account',
  input: emptyOutput,
  output: emptyOutput,
  summary: 'Sign out of the studio',
})
