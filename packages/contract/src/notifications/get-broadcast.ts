import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { broadcast } from './broadcast-shapes.ts'

/** Returns a broadcast. */
export const getBroadcast = defineCall({
  method: 'GET',
  path: '/studio/broadcasts/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: broadcast,
  summary: 'Get a broadcast',
})
