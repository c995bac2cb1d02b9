import { programPage } from '@foyer/content/definitions'
import { listPlanDays, planRun, type PlannedPage } from '@foyer/domain/progress'
import { today } from '@foyer/domain/schedule'
import { dayInZone, type CalendarDay } from '@foyer/domain/time'
import type { Ctx } from '../../platform/context.ts'
import { findFields } from '../pages/index.ts'
import { getCourse, isProgram, type Course, type LiveSite } from './course.ts'
import type { Run } from './repository/progress-state.ts'

/** The day of each page of a program, counted from 0. */
export type PlanDays = ReadonlyMap<string, number>

const NO_DAYS: PlanDays = new Map()
const planDaysCache = new WeakMap<LiveSite, Map<string, Promise<PlanDays>>>()

/** Loads the days of a program's pages, once for each release; empty for one without days. */
export function loadPlanDays(ctx: Ctx, site: LiveSite, root_id: string): Promise<PlanDays> {
  if (!isProgram(site, root_id)) return Promise.resolve(NO_DAYS)
  const cached = planDaysCache.get(site) ?? new Map<string, Promise<PlanDays>>()
  planDaysCache.set(site, cached)
  const loading = cached.get(root_id) ?? readPlanDays(ctx, site, root_id)
  cached.set(root_id, loading)
  loading.catch(() => cached.delete(root_id))
  return loading
}

/** A week is counted in the whole program, also where a viewer may not know of a stage. */
async function readPlanDays(ctx: Ctx, site: LiveSite, root_id: string): Promise<PlanDays> {
  const fields = await findFields(ctx, root_id)
  const days = programPage.props.shape.days.safeParse(fields?.['days'])
  const course = getCourse(site, root_id)
  return days.data && course ? listPlanDays(course.tree, days.data) : NO_DAYS
}

type PlanInput = {
  course: Pick<Course, 'sequence'>
  run: Pick<Run, 'started_at' | 'start_from_page_id' | 'plan_changes'>
  completed: ReadonlySet<string>
  plan_days: PlanDays
  zone: string
  day: CalendarDay
}

/** The pages of a member's run with their dates and states on a day. */
export function createPlan({ course, run, completed, plan_days, zone, day }: PlanInput): PlannedPage[] {
  if (plan_days.size === 0) return []
  const sequence = course.sequence.map(({ page_id }) => ({
    page_id,
    is_completed: completed.has(page_id),
    plan_day: plan_days.get(page_id) ?? null,
  }))
  const { started_at, start_from_page_id, plan_changes: changes } = run
  return planRun({ started_on: dayInZone(started_at, zone), sequence, start_from_page_id, changes }, day)
}

/** The plan of a member's run today. */
export async function loadTodaysPlan(
  ctx: Ctx,
  site: LiveSite,
  { course, ...input }: Omit<PlanInput, 'course' | 'plan_days' | 'day'> & { course: Course },
): Promise<PlannedPage[]> {
  const plan_days = await loadPlanDays(ctx, site, course.tree.page_id)
  return createPlan({ ...input, course, plan_days, day: today(ctx.now().toISOString(), input.zone) })
}
