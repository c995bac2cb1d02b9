import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../shapes.ts'

/** Sent as a beacon when the page is hidden or closed. */
export const endSession = defineCall({
  method: 'POST',
  path: '/activity/end_session',
  auth: 'beacon',
  input: z.strictObject({
    session_id: z.string().min(1).max(64),
    device_id: z.string().max(64),
    account_app_slug: z.string().max(40),
    origin_href: z.string().max(2000),
  }),
  output: nothing,
  rate: { limit: 120, seconds: 60 },
  summary: 'Ends an analytics session.',
})
