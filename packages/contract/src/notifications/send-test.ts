import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'

/** Sends the member a notification to try out: in the app, as a push and by mail, whatever their settings are. */
export const sendTest = defineCall({
  method: 'POST',
  path: '/notifications/test',
  auth: 'member',
  input: emptyOutput,
  output: z.object({ id }),
  rate: { limit: 10, seconds: 600 },
  summary: 'Send a test notification to oneself',
})
