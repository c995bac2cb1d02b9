import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { inboxCounts, inboxTeamMember } from './inbox-shapes.ts'

/** What the inbox has for the team member: which scopes they may read, their counts, and whom they may assign to. */
export const getInbox = defineCall({
  method: 'GET',
  path: '/studio/inbox',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    /** The app's chat is on. */
    is_chat_available: z.boolean(),
    /** Whom the app writes as; null: nobody has been chosen, so that the team has no conversations. */
    profile: inboxTeamMember.nullable(),
    /** Counts of the team's conversations; null without the inbox permission. */
    team: inboxCounts.nullable(),
    /** Counts of the team member's own conversations; null for the messaging profile, whose are the team's. */
    mine: inboxCounts.nullable(),
    /** Those with the inbox permission; empty without it. */
    team_members: z.array(inboxTeamMember),
  }),
  summary: 'Get the inbox',
})
