import { listTeamLog } from '@foyer/contract/team/list-team-log'
import { implement } from '#platform/http/implement.ts'
import { loadLogNames } from '../load-log-names.ts'
import { listLogLines } from '../repository/team-log.ts'
import { teamPolicy } from '../policy.ts'
import { presentLogLine } from '../presenter.ts'

export const listTeamLogRoute = implement(
  listTeamLog,
  teamPolicy.readLog,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { before, limit } = input
    const lines = await listLogLines(ctx.control, { account_id: viewer.account_id, before, limit: limit + 1 })
    const shown = lines.slice(0, limit)
    const names = await loadLogNames(ctx.services, shown)
    return {
      entries: shown.map((line) => presentLogLine(line, names)),
      next_before: lines.length > limit ? (shown.at(-1)?.id ?? null) : null,
    }
  },
)
