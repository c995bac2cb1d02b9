import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { ownSession } from './session-shapes.ts'

/** Where the user is signed in now, last used first, at most 50. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/auth/sessions',
  auth: 'user',
  input: emptyOutput,
  output: z.object({ sessions: z.array(ownSession) }),
  summary: 'List sessions',
})
