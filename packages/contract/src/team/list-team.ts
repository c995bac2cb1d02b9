import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { invitedRole, teamMemberWithAbilities, teamInvitation } from './team-shapes.ts'

/** Lists the account's team and its invitations, with the viewer's abilities. Admins get no invitations. */
export const listTeam = defineCall({
  method: 'GET',
  path: '/studio/team',
  auth: 'account',
  input: emptyOutput,
  output: z.object({
    /** Highest role first, then in the order in which they joined. */
    members: z.array(teamMemberWithAbilities),
    invitations: z.array(teamInvitation),
    abilities: z.object({
      /** The roles that the viewer may invite to. */
      invite: z.array(invitedRole),
      read_log: z.boolean(),
    }),
  }),
  summary: 'List the team',
})
