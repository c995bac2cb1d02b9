import { defineJob } from '../../platform/jobs/index.ts'
import { deleteEndedAttempts } from './repository/attempts.ts'
import { deleteEndedChallenges } from './repository/passkey-challenges.ts'
import { deleteEndedFlows } from './repository/provider-flows.ts'
import { deleteEndedSessions } from './repository/sessions.ts'
import { deleteEndedTokens } from './repository/tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/**
 * Ended sessions are retained, because the first verification of an address checks on which devices a user signed
 * in.
 */
const SESSIONS_RETENTION_MS = 90 * DAY_MS

/**
 * Deletes tokens and provider flows a day after they expired, attempts and challenges at once, sessions after 90
 * days.
 */
export const cleanIdentityJob = defineJob('identity.clean_expired', { retry_limit: 2 }, async (ctx) => {
  const now = ctx.services.clock.now()
  await ctx.write(async (tx) => {
    await deleteEndedTokens(tx, new Date(now.getTime() - DAY_MS))
    await deleteEndedFlows(tx, new Date(now.getTime() - DAY_MS))
    await deleteEndedAttempts(tx, now)
    await deleteEndedChallenges(tx, now)
    await deleteEndedSessions(tx, new Date(now.getTime() - SESSIONS_RETENTION_MS))
  })
})
