import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberInvitation } from './member-admin-shapes.ts'
import { emailInput, nameInput } from '../identity/shapes.ts'

/**
 * Mails somebody a link into the app, good once and for seven days. They become a member when they come, by the link
 * or by proving the address in another way, and get the products with it; a private app lets them in.
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
  rate: { limit: 120, seconds: 3600, by: 'viewer' },
  summary: 'Invite a member',
})
