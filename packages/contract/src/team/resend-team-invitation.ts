import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { teamInvitation } from './team-shapes.ts'

/** Mails a new link, good for another seven days; the one before it is worth nothing from now on. */
export const resendTeamInvitation = defineCall({
  method: 'POST',
  path: '/studio/team/invitations/:id/resend',
  auth: 'account',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: teamInvitation,
  rate: { limit: 60, seconds: 3600 },
  summary: 'Resend a team invitation',
})
