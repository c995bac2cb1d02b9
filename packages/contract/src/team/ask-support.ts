import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, optionalText } from '../shapes.ts'

/** Diagnostics of the member's app; the member can read them before sending. */
export const diagnostics = z.strictObject({
  app_version: z.string().max(60),
  browser: z.string().max(300),
  screen: z.string().max(20),
  is_online: z.boolean(),
  language: z.string().max(20),
  time_zone: z.string().max(60),
  /** The request that failed last in this visit; null without one. */
  last_error_id: z.string().max(60).nullable(),
})

/** Mails a member's request to the owners of the app, at most five an hour. Replies go to the member's address. */
export const askSupport = defineCall({
  method: 'POST',
  path: '/support',
  auth: 'user',
  input: z.strictObject({ message: optionalText(2000).min(10), diagnostics }),
  output: emptyOutput,
  errors: ['too_many_requests'],
  summary: 'Contact the owners of the app',
})

export type Diagnostics = z.infer<typeof diagnostics>
