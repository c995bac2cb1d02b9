import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'

/** What the member's app says of itself; the member can read all of it before it is sent. */
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

/** Mails what a member asks to the owners of the app, five times an hour at most. Answers go to the member's address. */
export const askSupport = defineCall({
  method: 'POST',
  path: '/support',
  auth: 'user',
  input: z.strictObject({ message: z.string().trim().min(10).max(2000), diagnostics }),
  output: emptyOutput,
  errors: ['too_many_requests'],
  summary: 'Contact the owners of the app',
})

export type Diagnostics = z.infer<typeof diagnostics>
