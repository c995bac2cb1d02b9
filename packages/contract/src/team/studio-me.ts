import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { account, teamMember } from '../identity/shapes.ts'

/** Who is signed in at the studio, and for which account. */
export const studioMe = defineCall({
  method: 'GET',
  path: '/studio/me',
  auth: 'account',
  input: emptyOutput,
  output: z.object({ team_member: teamMember, account }),
  summary: 'Get the signed-in team member',
})
