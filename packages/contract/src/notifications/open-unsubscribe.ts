import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { mailToken } from './unsubscribe-shapes.ts'

/** Leads whoever opens the address of the one-click header in a browser to the page for choosing. Changes nothing. */
export const openUnsubscribe = defineCall({
  method: 'GET',
  path: '/notifications/unsubscribe/:token',
  auth: 'public',
  input: z.strictObject({ token: mailToken }),
  output: emptyOutput,
  answer: 'redirect',
  summary: 'Open the unsubscribe page',
})
