import { defineJob } from '../../platform/jobs/index.ts'
import { deleteEndedTeamInvitations } from './repository/team-invitations.ts'

/** An expired invitation can be sent again for 30 days; then the address of the invited person is deleted. */
export const INVITATIONS_RETENTION_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes team invitations that expired 30 days ago. */
export const cleanTeamJob = defineJob('team.clean_expired', { retry_limit: 2 }, async (ctx) => {
  const before = new Date(ctx.services.clock.now().getTime() - INVITATIONS_RETENTION_MS)
  await ctx.write((tx) => deleteEndedTeamInvitations(tx, before))
})
