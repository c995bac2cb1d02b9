import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { analyticsSession } from './shapes.ts'

/** Sent as a beacon when the page is hidden or closed. */
export const endSession = defineCall({
  method: 'POST',
  path: '/activity/end_session',
  auth: 'beacon',
  input: analyticsSession,
  output: emptyOutput,
  rate: { limit: 120, seconds: 60 },
  summary: 'End an analytics session',
})
