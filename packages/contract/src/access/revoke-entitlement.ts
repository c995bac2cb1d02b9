import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalText } from '../shapes.ts'
import { entitlementEntry } from './shapes.ts'

/** Appends a revocation of one grant; the grant itself stays in the ledger. */
export const revokeEntitlement = defineCall({
  method: 'DELETE',
  path: '/studio/members/:subscriber_id/entitlements/:entitlement_id',
  auth: 'team',
  input: z.strictObject({
    subscriber_id: id,
    entitlement_id: id,
    note: optionalText(300).default(''),
  }),
  output: entitlementEntry,
  errors: ['already_revoked'],
  summary: 'Revoke an entitlement',
})
