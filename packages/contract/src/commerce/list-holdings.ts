import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { endedOwnedAccess, ownedAccess } from './shapes.ts'

/**
 * Why the member can open what they can: each product and private page that they hold now, because of what and until
 * when, as the ledger says; and what they held before. What the team has written for itself about a grant is not told.
 */
export const listHoldings = defineCall({
  method: 'GET',
  path: '/holdings',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({}),
  output: z.object({
    items: z.array(ownedAccess),
    /** What has ended, the last first. */
    ended: z.array(endedOwnedAccess),
  }),
  summary: 'List what the member owns',
})
