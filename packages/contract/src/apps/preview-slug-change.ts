import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { slugProblem } from './shapes.ts'

/**
 * Checks whether the app could use a slug, and what changes for its members: all have to sign in again, and passkeys
 * are bound to the host they were created on. The slug is not reserved.
 */
export const previewSlugChange = defineCall({
  method: 'GET',
  path: '/studio/app/slug-change/:slug',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ slug: z.string().trim().toLowerCase().max(80) }),
  output: z.object({
    slug: z.string(),
    is_free: z.boolean(),
    reason: slugProblem.nullable(),
    suggestion: z.string().nullable(),
    /** How many people have a passkey that stops working. */
    passkey_holders: z.number().int(),
  }),
  rate: { limit: 120, seconds: 60 },
  summary: 'Preview a change of the slug',
})
