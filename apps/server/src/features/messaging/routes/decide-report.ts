import { decideReport as call } from '@foyer/contract/messaging/decide-report'
import { implement } from '#platform/http/implement.ts'
import { decideReport } from '../commands/decide-report.ts'
import { messagingPolicy } from '../policy.ts'
import { presentCases } from '../present-case.ts'
import { findCase } from '../repository/moderation-cases.ts'

export const decideReportRoute = implement(
  call,
  messagingPolicy.moderate,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id: case_id, data: decision } = input
    const report_case = await findCase(ctx.db, case_id)
    authorize({ report_case })
    if (!report_case) throw fail('not_found')
    await decideReport(ctx, { viewer, case_id, thread_id: report_case.thread_id, decision })
    const decided = await findCase(ctx.db, case_id)
    const [presented] = await presentCases(ctx, decided ? [decided] : [])
    if (!presented) throw fail('not_found')
    return presented
  },
)
