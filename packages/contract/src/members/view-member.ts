import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/**
 * Opens a read-only preview of the app as one member: `url` contains a one-time code (`?viewing=`), valid for 60
 * seconds. The preview lasts 30 minutes and is recorded in the team log. Refused for team members (`is_team`) and
 * for people who could not sign in to the app (`not_viewable`).
 */
export const viewMember = defineCall({
  method: 'POST',
  path: '/studio/members/:id/view',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: z.object({ url: z.string() }),
  errors: ['is_team', 'not_viewable'],
  replay: false,
  summary: 'Create a link to view the app as a member',
})
