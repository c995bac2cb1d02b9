import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pushProviders } from './push-shapes.ts'

/** Returns by which providers the app reaches native shells. Keys are never returned, only whether they are set. */
export const getPushProviders = defineCall({
  method: 'GET',
  path: '/studio/push',
  auth: 'team',
  input: z.strictObject({}),
  output: pushProviders,
  summary: 'Get the push providers',
})
