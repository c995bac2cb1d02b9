import { listReports as call } from '@foyer/contract/messaging/list-reports'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { presentCases } from '../present-case.ts'
import { countOpenCases, listCases } from '../repository/moderation-cases.ts'

/** Counting open cases stops here. */
const MAX_OPEN = 100

export const listReportsRoute = implement(call, anyTeamMember, async ({ input, ctx, authorize }) => {
  authorize()
  const { status, before, limit } = input
  const [rows, open_count] = await Promise.all([
    listCases(ctx.db, { status, before, limit: limit + 1 }),
    countOpenCases(ctx.db, MAX_OPEN),
  ])
  const shown = rows.slice(0, limit)
  return {
    cases: await presentCases(ctx, shown),
    next_before: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    open_count,
  }
})
