import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { packSubscription } from './shapes.ts'

/** Packs with a run that has not ended, the newest first. */
export const listPackageSubscriptions = defineCall({
  method: 'GET',
  path: '/packages/subscriptions',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({}),
  output: z.object({ pack_subscriptions: z.array(packSubscription) }),
  summary: 'List the member’s packs',
})
