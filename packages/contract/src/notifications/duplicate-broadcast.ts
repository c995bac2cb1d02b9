import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { broadcast } from './broadcast-shapes.ts'

/** Creates a draft with the texts, channels and audience of a broadcast. */
export const duplicateBroadcast = defineCall({
  method: 'POST',
  path: '/studio/broadcasts/:id/duplicate',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: broadcast,
  summary: 'Duplicate a broadcast',
})
