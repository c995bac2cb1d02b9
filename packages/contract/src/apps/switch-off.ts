import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { studioApp } from './shapes.ts'

/**
 * Switches the app off at once: its hosts respond 503 with only its name, live connections close, and mails to
 * members wait. The studio keeps working.
 */
export const switchOff = defineCall({
  method: 'POST',
  path: '/studio/app/off',
  auth: 'team',
  role: 'account_admin',
  input: emptyOutput,
  output: studioApp,
  summary: 'Switch the app off',
})
