import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { deleteFilesJob } from './delete-files-job.ts'
import { deleteEndedAttempts } from './repository/attempts.ts'
import { deleteEndedChallenges } from './repository/passkey-challenges.ts'
import { expireExports, giveUpExports } from './repository/data-exports.ts'
import { deleteEndedMemberInvitations } from './repository/member-invitations.ts'
import { deleteEndedFlows } from './repository/provider-flows.ts'
import { deleteEndedSessions } from './repository/sessions.ts'
import { deleteEndedTeamInvitations } from './repository/team-invitations.ts'
import { deleteEndedTokens } from './repository/tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Ended sessions stay for a while, because the first proof of an address asks on which devices a user was. */
const SESSIONS_KEPT_MS = 90 * DAY_MS
/** An invitation that ran out can be sent again for a while; then the address of somebody who never came goes. */
const INVITATIONS_KEPT_MS = 30 * DAY_MS

/**
 * Deletes what has ended: tokens and flows after a day, counters and challenges at once, archives after their week,
 * invitations that brought nobody after 30 days, sessions after 90.
 */
export const cleanAccountsJob = defineJob('accounts.clean_ended', { retry_limit: 2 }, async (ctx) => {
  const now = ctx.services.clock.now()
  await ctx.write(async (tx) => {
    await deleteEndedTokens(tx, new Date(now.getTime() - DAY_MS))
    await deleteEndedFlows(tx, new Date(now.getTime() - DAY_MS))
    await deleteEndedAttempts(tx, now)
    await deleteEndedChallenges(tx, now)
    await deleteEndedSessions(tx, new Date(now.getTime() - SESSIONS_KEPT_MS))
    await deleteEndedMemberInvitations(tx, new Date(now.getTime() - INVITATIONS_KEPT_MS))
    await deleteEndedTeamInvitations(tx, new Date(now.getTime() - INVITATIONS_KEPT_MS))
    await giveUpExports(tx, new Date(now.getTime() - DAY_MS))
    const files = await expireExports(tx, { before: now })
    if (files.length > 0) await enqueue(tx, deleteFilesJob, { keys: files })
  })
})
