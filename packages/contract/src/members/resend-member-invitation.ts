import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberInvitation } from './member-admin-shapes.ts'

/** Mails a new link, good for another seven days; the one before it is worth nothing from now on. */
export const resendMemberInvitation = defineCall({
  method: 'POST',
  path: '/studio/members/invitations/:id/resend',
  auth: 'team',
  input: z.strictObject({ id }),
  output: memberInvitation,
  rate: { limit: 120, seconds: 3600 },
  summary: 'Resend an invitation',
})
