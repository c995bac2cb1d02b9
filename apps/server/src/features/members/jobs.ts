import { defineJob } from '../../platform/jobs/index.ts'
import { INVITATIONS_RETENTION_MS } from '../team/index.ts'
import { deleteEndedMemberInvitations } from './repository/member-invitations.ts'

/** Deletes member invitations that expired 30 days ago. */
export const cleanMembersJob = defineJob('members.clean_expired', { retry_limit: 2 }, async (ctx) => {
  const before = new Date(ctx.services.clock.now().getTime() - INVITATIONS_RETENTION_MS)
  await ctx.write((tx) => deleteEndedMemberInvitations(tx, before))
})
