import { defineJob } from '../../platform/jobs/index.ts'
import { findPeopleByUser } from '../directory/index.ts'
import { messageMailsNeed } from '../workouts/index.ts'
import { sendOutcome } from './moderation-mails.ts'
import { RESTORE_DAYS } from './present-case-detail.ts'
import { deleteKeptFiles } from './commands/delete-kept-files.ts'
import { clearSnapshots } from './repository/case-copies.ts'
import { findCase } from './repository/moderation-cases.ts'
import { listReports } from './repository/reports.ts'

const DAY_MS = 86_400_000
/** Cases that are emptied in one transaction. */
const BATCH_SIZE = 500

/** Mails those who have reported a message what the team has decided, each once. */
export const mailOutcomeJob = defineJob<{ case_id: string }>(
  'messaging.mail_report_outcome',
  { retry_limit: 8, concurrency: 2 },
  async (ctx, { case_id }) => {
    const report_case = await findCase(ctx.db, case_id)
    if (!report_case?.resolution) return
    const { resolution } = report_case
    const reports = await listReports(ctx.db, case_id)
    const people = await findPeopleByUser(
      ctx.db,
      reports.map(({ user_id }) => user_id),
    )
    const mails = ctx.services.need(messageMailsNeed)
    for (const person of people) {
      const { user_id, subscriber_id, email } = person
      if (person.is_suspended || subscriber_id === null) continue
      const unsubscribe = await mails.findMessageMails(ctx, { subscriber_id, email })
      if (!unsubscribe) continue
      await ctx.write((tx) => sendOutcome(ctx, tx, person, { case_id, user_id, resolution, unsubscribe }))
    }
  },
)

/** Empties what was copied for cases whose decision can no longer be undone, and deletes files that stayed for them. */
export const clearReportsJob = defineJob<Record<string, never>>(
  'messaging.clear_reports',
  { retry_limit: 2 },
  async (ctx, _nothing, run) => {
    const before = new Date(ctx.services.clock.now().getTime() - RESTORE_DAYS * DAY_MS)
    let cleared = BATCH_SIZE
    while (cleared >= BATCH_SIZE && !run.signal.aborted)
      cleared = await ctx.writeNow(async (tx) => {
        const cases = await clearSnapshots(tx, { before, limit: BATCH_SIZE })
        await deleteKeptFiles(tx, cases)
        return cases.length
      })
  },
)
