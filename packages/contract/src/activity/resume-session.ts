import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { analyticsSession } from './shapes.ts'

/** Sent as a beacon when the page is visible again. */
export const resumeSession = defineCall({
  method: 'POST',
  path: '/activity/resume_session',
  auth: 'beacon',
  input: analyticsSession,
  output: emptyOutput,
  rate: { limit: 120, seconds: 60 },
  summary: 'Resume an analytics session',
})
