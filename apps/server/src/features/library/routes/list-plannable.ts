import { listPlannable as call } from '@foyer/contract/library/list-plannable'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { judgedAt, readDate } from '../../schedule/index.ts'
import { readPlannable } from '../plannable.ts'

export const listPlannableRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const moment = { zone: viewer.timezone, now: ctx.now() }
  const date = readDate({ date: input.date, is_all_day: true }, moment)
  return { items: await readPlannable(ctx, viewer, { at: judgedAt(date, moment), search: input.search }) }
})
