import { listPlannable as call } from '@foyer/contract/library/list-plannable'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { accessInstant, validateDate } from '../../schedule/index.ts'
import { readPlannable } from '../plannable.ts'

export const listPlannableRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const instant = { zone: viewer.timezone, now: ctx.now() }
  const date = validateDate({ date: input.date, is_all_day: true }, instant)
  return {
    items: await readPlannable(ctx, viewer, { at: accessInstant(date, instant), search: input.search }),
  }
})
