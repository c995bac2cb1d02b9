import { readReportedThread as call } from '@foyer/contract/messaging/read-reported-thread'
import { implement } from '#platform/http/implement.ts'
import { logReading } from '../commands/log-opening.ts'
import { messagingPolicy } from '../policy.ts'
import { readAround } from '../read-around.ts'
import { findCase } from '../repository/moderation-cases.ts'

export const readReportedThreadRoute = implement(
  call,
  messagingPolicy.moderate,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id, before, after } = input
    const report_case = await findCase(ctx.db, id)
    authorize({ report_case })
    if (!report_case) throw fail('not_found')
    if (report_case.status !== 'open') throw fail('report_is_resolved')
    const is_continued = before !== undefined || after !== undefined
    await logReading(ctx, { viewer, report_case, is_continued })
    return readAround(ctx, report_case, { before, after })
  },
)
