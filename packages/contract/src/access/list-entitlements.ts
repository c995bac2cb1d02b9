import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { entitlementEntry } from './shapes.ts'

/** The ledger of one member, newest first, with what is in force of it now. */
export const listEntitlements = defineCall({
  method: 'GET',
  path: '/studio/members/:subscriber_id/entitlements',
  auth: 'team',
  input: z.strictObject({ subscriber_id: id }),
  output: z.object({
    active_product_ids: z.array(id),
    /** The ids of those items that are grants in force; only these can be revoked. */
    active_ids: z.array(id),
    items: z.array(entitlementEntry),
  }),
  summary: 'List a member’s entitlements',
})
