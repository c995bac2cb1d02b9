import { movePlan, skipMissed, undoChanges, type PlanChange, type PlannedPage } from '@foyer/domain/progress'
import type { CalendarDay } from '@foyer/domain/time'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import type { Course } from '../course.ts'
import { createPlan, type PlanDays } from '../plan.ts'
import { createProgramNotFound } from '../program.ts'
import { listCompletedIn, loadProgressState } from '../progress-state.ts'
import { lockRun, updatePlanChanges } from '../repository/runs.ts'

/** More than one a week for the longest program. */
const MAX_CHANGES = 200

export type PlanShift = {
  subscriber_id: string
  course: Course
  plan_days: PlanDays
  change: 'move' | 'skip' | 'undo'
  zone: string
  day: CalendarDay
}

/** Changes the days of a member's active run and returns all changes. Throws `program_not_found` without a run. */
export async function shiftPlan(ctx: Ctx, shift: PlanShift): Promise<PlanChange[]> {
  const { subscriber_id, course, plan_days, change, zone, day } = shift
  const root_id = course.tree.page_id
  return ctx.write(async (tx) => {
    const run_id = await lockRun(tx, { subscriber_id, root_id })
    const state = await loadProgressState(tx, subscriber_id, { root_ids: [root_id], page_ids: [] })
    const run = state.runs.get(root_id)
    if (run_id === null || run?.id !== run_id) throw createProgramNotFound()
    const completed = listCompletedIn(state, run_id)
    const plan = createPlan({ course, run, completed, plan_days, zone, day })
    const changes = changePlan(run.plan_changes, { plan, change, day })
    if (changes.length === run.plan_changes.length) return run.plan_changes
    if (changes.length > MAX_CHANGES) throw new CallError('too_many_shifts')
    await updatePlanChanges(tx, run_id, changes)
    return changes
  })
}

function changePlan(
  before: readonly PlanChange[],
  { plan, change, day }: { plan: readonly PlannedPage[]; change: PlanShift['change']; day: CalendarDay },
): PlanChange[] {
  if (change === 'undo') return undoChanges(before, day)
  const added = change === 'move' ? movePlan(plan, day) : skipMissed(plan, day)
  return added ? [...before, added] : [...before]
}
