import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instantInput, optionalText } from '../shapes.ts'
import { entitlementEntry } from './shapes.ts'

/** A manual grant by the owner, with its reason and its end. Exactly one of product and page. */
export const grantEntitlement = defineCall({
  method: 'POST',
  path: '/studio/members/:subscriber_id/entitlements',
  auth: 'team',
  input: z.strictObject({
    subscriber_id: id,
    product_id: id.nullable().default(null),
    page_id: id.nullable().default(null),
    /** The team's reason for the grant: a gift, or any other manual grant. */
    cause: z.enum(['manual', 'gift']).default('manual'),
    ends_at: instantInput.nullable().default(null),
    note: optionalText(300).default(''),
  }),
  output: entitlementEntry,
  errors: ['nothing_to_grant'],
  summary: 'Grant a product or private page',
})
