import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** Returns the community rules of the app, which members read when they report a message. */
export const getGuidelines = defineCall({
  method: 'GET',
  path: '/messages/guidelines',
  auth: 'member',
  input: z.strictObject({}),
  output: z.object({ guidelines: z.string() }),
  summary: 'Get the community rules',
})
