import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'

/** Counts that a link of a broadcast was followed. The app sends it after the page has opened; opening changes nothing. */
export const reportBroadcastLink = defineCall({
  method: 'POST',
  path: '/broadcasts/links',
  auth: 'public',
  input: z.strictObject({ token: z.string().max(200) }),
  output: emptyOutput,
  rate: { limit: 60, seconds: 60 },
  summary: 'Report a followed link of a broadcast',
})
