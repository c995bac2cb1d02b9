import { defineCall } from '../define-call.ts'
import { nothing } from '../shapes.ts'

/** Ends this studio session: its token and its cookie. */
export const studioLogout = defineCall({
  method: 'POST',
  path: '/studio/auth/logout',
  auth: 'account',
  input: nothing,
  output: nothing,
  summary: 'Sign out of the studio',
})
