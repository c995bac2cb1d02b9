import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'

/** Ends this session: its token, its cookie and its live connections. Clients forget theirs even if this fails. */
export const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  auth: 'user',
  in_preview: 'open',
  input: emptyOutput,
  output: emptyOutput,
  summary: 'Sign out',
})
