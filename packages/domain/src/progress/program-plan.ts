import { addDays, daysBetween } from '../time/index.ts'
import type { CalendarDay } from '../time/index.ts'
import { listLeaves } from './sequence.ts'
import type { TreePage } from './sequence.ts'

const DAYS_PER_WEEK = 7

/**
 * A change that a member made to the days of their run: it moves what is planned from a day on, or, by 0 days, leaves
 * out what was missed before it.
 */
export type PlanChange = {
  made_on: CalendarDay
  /** The first day of the plan that it is about, counted from 0. */
  from_plan_day: number
  days: number
  /** Pages that were completed ahead; they stay where they were. */
  except_page_ids: string[]
}

/** A page of a run, with its day in the plan counted from 0; null or absent where it stands on none. */
export type PlanStep = { page_id: string; is_completed: boolean; plan_day?: number | null | undefined }

/** A run of a planned program, as far as its days depend on it. */
export type PlanRun = {
  /** The day of its start in the member's zone. */
  started_on: CalendarDay
  sequence: readonly PlanStep[]
  /** The page that the run was started at: its day is that of the start. */
  start_from_page_id: string | null
  changes: readonly PlanChange[]
}

/** What a planned page is for the member today. */
export type PlannedState = 'done' | 'today' | 'missed' | 'skipped' | 'coming'

/** A page of a run with its date. */
export type PlannedPage = { page_id: string; plan_day: number; date: CalendarDay; state: PlannedState }

/** One of the seven days of a week of a run; a day without pages is one of rest. */
export type PlannedDay = { date: CalendarDay; pages: readonly PlannedPage[] }

/**
 * The day of each page of a program, counted from 0: its stage is its week. Pages below a page that stands on a day
 * share it; what stands on no day is absent.
 */
export function listPlanDays(
  program: TreePage,
  days: readonly { page_id: string; day: number }[],
): Map<string, number> {
  const dayOf = new Map(days.map(({ page_id, day }) => [page_id, day]))
  return new Map(
    program.children.flatMap(({ children }, week) =>
      children.flatMap((page) => {
        const day = dayOf.get(page.page_id)
        if (day === undefined) return []
        const plan_day = week * DAYS_PER_WEEK + day - 1
        return listLeaves(page).map((page_id): [string, number] => [page_id, plan_day])
      }),
    ),
  )
}

/** Returns the pages of a run with their dates and states, by date; empty for a program without days. */
export function planRun(run: PlanRun, today: CalendarDay): PlannedPage[] {
  const { started_on, sequence, start_from_page_id, changes } = run
  const first = sequence.find((step) => step.page_id === start_from_page_id)?.plan_day ?? 0
  const skipped_before = Math.max(first, ...changes.filter(isSkip).map((change) => change.from_plan_day))
  return sequence
    .flatMap(({ page_id, is_completed, plan_day }): PlannedPage[] => {
      if (plan_day === null || plan_day === undefined) return []
      const moved = changes.filter(
        (change) => change.from_plan_day <= plan_day && !change.except_page_ids.includes(page_id),
      )
      const date = addDays(started_on, plan_day - first + sum(moved.map((change) => change.days)))
      const missed = plan_day < skipped_before ? 'skipped' : 'missed'
      const open = date === today ? 'today' : date > today ? 'coming' : missed
      return [{ page_id, plan_day, date, state: is_completed ? 'done' : open }]
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** Moves all that is not completed so that the first missed page falls on today; null where nothing was missed. */
export function movePlan(plan: readonly PlannedPage[], today: CalendarDay): PlanChange | null {
  const missed = firstMissed(plan)
  if (!missed) return null
  const from_plan_day = missed.plan_day
  return {
    made_on: today,
    from_plan_day,
    days: daysBetween(missed.date, today),
    except_page_ids: plan
      .filter((page) => page.state === 'done' && page.plan_day >= from_plan_day)
      .map((page) => page.page_id),
  }
}

/** Leaves out what was missed, and every date as it is; null where nothing was missed. */
export function skipMissed(plan: readonly PlannedPage[], today: CalendarDay): PlanChange | null {
  const missed = plan.filter((page) => page.state === 'missed')
  if (missed.length === 0) return null
  const from_plan_day = Math.max(...missed.map((page) => page.plan_day)) + 1
  return { made_on: today, from_plan_day, days: 0, except_page_ids: [] }
}

/** Takes back what was changed on a day. */
export function undoChanges(changes: readonly PlanChange[], made_on: CalendarDay): PlanChange[] {
  return changes.filter((change) => change.made_on !== made_on)
}

/** How many days a plan has been moved in all. */
export function countShiftedDays(changes: readonly PlanChange[]): number {
  return sum(changes.map((change) => change.days))
}

/** Returns the seven days of the run's week around today: the first week before the start, the last after the end. */
export function planWeek(
  plan: readonly PlannedPage[],
  { started_on, today }: { started_on: CalendarDay; today: CalendarDay },
): PlannedDay[] {
  const last = plan.at(-1)?.date ?? started_on
  const shown = today < started_on ? started_on : today > last ? last : today
  const week = Math.floor(daysBetween(started_on, shown) / DAYS_PER_WEEK)
  return Array.from({ length: DAYS_PER_WEEK }, (_, n) => {
    const date = addDays(started_on, week * DAYS_PER_WEEK + n)
    return { date, pages: plan.filter((page) => page.date === date) }
  })
}

function isSkip({ days }: PlanChange): boolean {
  return days === 0
}

function firstMissed(plan: readonly PlannedPage[]): PlannedPage | undefined {
  return plan
    .filter((page) => page.state === 'missed')
    .reduce<PlannedPage | undefined>(
      (first, page) => (first && first.plan_day <= page.plan_day ? first : page),
      undefined,
    )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
