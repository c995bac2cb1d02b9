import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/**
 * Opens the app as one member sees it, to look at and nothing else: `url` is the app's address with a one-time code
 * (`?viewing=`), good for 60 seconds. What it opens lasts 30 minutes and stands in the log of the team. Nobody of the
 * team can be looked at (`is_team`), nor anyone who is not in the app or could not sign in (`not_viewable`).
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
