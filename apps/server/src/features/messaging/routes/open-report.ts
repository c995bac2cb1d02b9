import { openReport as call } from '@foyer/contract/messaging/open-report'
import { implement } from '#platform/http/implement.ts'
import { logOpening } from '../commands/log-opening.ts'
import { messagingPolicy } from '../policy.ts'
import { presentCaseDetail } from '../present-case-detail.ts'
import { findCase } from '../repository/moderation-cases.ts'

export const openReportRoute = implement(
  call,
  messagingPolicy.moderate,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const report_case = await findCase(ctx.db, input.id)
    authorize({ report_case })
    if (!report_case) throw fail('not_found')
    await logOpening(ctx, { viewer, report_case })
    return presentCaseDetail(ctx, report_case)
  },
)
