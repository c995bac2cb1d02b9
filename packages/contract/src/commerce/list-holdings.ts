import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { endedOwnedAccess, ownedAccess } from './shapes.ts'

/**
 * Lists each product and private page that the member owns now, with the causes and end dates from the ledger, and
 * what the member owned before. The team's notes on grants are not included.
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
