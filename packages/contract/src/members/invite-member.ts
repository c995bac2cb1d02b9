import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberInvitation } from './member-admin-shapes.ts'
import { emailInput, nameInput } from '../identity/shapes.ts'

/**
 * Mails an invitation link, valid once, for seven days. The invited person becomes a member and gets the products by
 * the link or by verifying the address in another way; this also admits them to a private app.
 */
export const inviteMember = defineCall({
  method: 'POST',
  path: '/studio/members/invitations',
  auth: 'team',
  input: z.strictObject({
    email: emailInput,
    name: nameInput.optional(),
    product_ids: z.array(id).max(50).default([]),
  }),
  output: memberInvitation,
  errors: ['already_member', 'already_invited'],
  rate: { limit: 120, seconds: 3600 },
  summary: 'Invite a member',
})
