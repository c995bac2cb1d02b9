import type { TrainingProgram } from '@foyer/contract/workouts/training-shapes'
import { progressPercent, type PlannedPage } from '@foyer/domain/progress'
import { today } from '@foyer/domain/schedule'
import { addDays, dayInZone, daysBetween, type CalendarDay } from '@foyer/domain/time'
import type { Ctx } from '../../platform/context.ts'
import { isProgram } from './course.ts'
import { loadMemberProgress } from './member-progress.ts'
import { createPlan, loadPlanDays } from './plan.ts'
import { listCompletedIn } from './progress-state.ts'
import { listRunCompletions } from './repository/history.ts'

const DAYS_PER_WEEK = 7
/** Weeks of a plan that are listed before this one, and after it. */
const WEEKS_BEFORE = 3
const WEEKS_AFTER = 1

/** A program of a member with the weeks of its plan around today; sessions are added by the feature that has them. */
export type TrainingPlan = Omit<TrainingProgram, 'weeks'> & {
  weeks: (Omit<TrainingProgram['weeks'][number], 'sessions'> & { sessions: PlannedCompletion[] })[]
}

type PlannedCompletion = Omit<TrainingProgram['weeks'][number]['sessions'][number], 'session_id'>

/** Loads the programs that a member runs, newest first, as planned and done in the member's zone. */
export async function loadTrainingPlans(
  ctx: Ctx,
  { subscriber_id, zone }: { subscriber_id: string; zone: string },
): Promise<TrainingPlan[]> {
  const { site, progress_state, courses } = await loadMemberProgress(ctx, subscriber_id)
  const programs = courses.filter(({ tree }) => isProgram(site, tree.page_id))
  const run_ids = programs.flatMap(({ tree }) => progress_state.runs.get(tree.page_id)?.id ?? [])
  const completions = await listRunCompletions(ctx.db, subscriber_id, run_ids)
  const day = today(ctx.now().toISOString(), zone)
  const titleOf = (page_id: string): string => site.pages.get(page_id)?.title ?? ''
  return Promise.all(
    programs.map(async (course): Promise<TrainingPlan[]> => {
      const { page_id } = course.tree
      const run = progress_state.runs.get(page_id)
      if (!run) return []
      const completed = listCompletedIn(progress_state, run.id)
      const plan_days = await loadPlanDays(ctx, site, page_id)
      const plan = createPlan({ course, run, completed, plan_days, zone, day })
      const done_on = new Map(
        completions
          .filter(({ run_id }) => run_id === run.id)
          .map((row) => [row.page_id, dayInZone(row.completed_at.toISOString(), zone)]),
      )
      const sessions = plan.map(({ page_id: id, date, state }) => ({
        page_id: id,
        title: titleOf(id),
        date,
        state,
        done_on: done_on.get(id) ?? null,
      }))
      return [
        {
          page_id,
          title: titleOf(page_id),
          started_at: run.started_at,
          progress: progressPercent(course.sequence, completed),
          ...groupByWeek(sessions, { started_on: dayInZone(run.started_at, zone), day }),
          ...countPlanned(plan, day),
        },
      ]
    }),
  ).then((plans) => plans.flat())
}

function groupByWeek(
  sessions: readonly PlannedCompletion[],
  { started_on, day }: { started_on: CalendarDay; day: CalendarDay },
): Pick<TrainingPlan, 'weeks' | 'week_count'> {
  const weekOf = (date: CalendarDay): number =>
    Math.max(0, Math.floor(daysBetween(started_on, date) / DAYS_PER_WEEK))
  const last_day = sessions.at(-1)?.date
  if (last_day === undefined) return { weeks: [], week_count: 0 }
  const last = weekOf(last_day)
  const current = Math.min(weekOf(day), last)
  const first_shown = Math.max(0, current - WEEKS_BEFORE)
  const last_shown = Math.min(last, current + WEEKS_AFTER)
  const weeks = Array.from({ length: last_shown - first_shown + 1 }, (_, n) => {
    const week = first_shown + n
    return {
      number: week + 1,
      starts_on: addDays(started_on, week * DAYS_PER_WEEK),
      sessions: sessions.filter(({ date }) => weekOf(date) === week),
    }
  })
  return { weeks, week_count: last + 1 }
}

function countPlanned(
  plan: readonly PlannedPage[],
  day: CalendarDay,
): Pick<TrainingPlan, 'planned' | 'done' | 'missed'> {
  const due = plan.filter(({ date, state }) => date <= day && state !== 'skipped')
  return {
    planned: due.length,
    done: due.filter(({ state }) => state === 'done').length,
    missed: due.filter(({ state }) => state === 'missed').length,
  }
}
