import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { studioApp } from './shapes.ts'

/**
 * Switches the app on again, as it is now; the mails that waited are sent.
 */
export const switchOn = defineCall({
  method: 'POST',
  path: '/studio/app/on',
  auth: 'team',
  role: 'account_admin',
  input: emptyOutput,
  output: studioApp,
  summary: 'Switch the app on',
})
