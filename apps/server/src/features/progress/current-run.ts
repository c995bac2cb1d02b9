import { listRemaining, listStages } from '@foyer/domain/progress'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess } from '../access/index.ts'
import type { Course } from './course.ts'
import { listLatestRoots } from './repository/latest-runs.ts'
import { loadMemberProgress } from './member-progress.ts'
import { loadTodaysPlan } from './plan.ts'
import { listCompletedIn, type ProgressState } from './progress-state.ts'
import { createRunSteps } from './run-steps.ts'

type Share = { total: number; done: number }

/** The run that a member is in, how far they are, and the pages that they may do next; none while all wait. */
export type CurrentRun = Share & {
  page_id: string
  stages: Share[]
  next_page_ids: string[]
  /** The first next page is that of today in the days of the program. */
  is_planned: boolean
}

/** The most next pages listed. */
const MAX_NEXT_PAGES = 4

/**
 * Returns the unfinished run that was started or continued last, among roots that the member may use; null if there
 * is none.
 */
export async function readCurrentRun(ctx: Ctx, viewer: MemberViewer): Promise<CurrentRun | null> {
  const { subscriber_id } = viewer
  const [{ site, progress_state, courses }, roots] = await Promise.all([
    loadMemberProgress(ctx, subscriber_id),
    listLatestRoots(ctx.db, subscriber_id, ctx.now()),
  ])
  const unfinished = new Map(
    courses
      .map((course) => ({ course, completed: listCompleted(course, progress_state) }))
      .filter(({ course, completed }) => course.sequence.some((step) => !completed.has(step.page_id)))
      .map((run) => [run.course.tree.page_id, run]),
  )
  const latest = roots.filter((root_id) => unfinished.has(root_id))
  const usable = await decidePagesAccess(ctx, viewer, latest)
  const current = unfinished.get(latest.find((root_id) => usable.get(root_id)?.may_act) ?? '')
  if (!current) return null

  const { course, completed } = current
  const { tree, sequence } = course
  const incomplete = sequence.map((step) => step.page_id).filter((page_id) => !completed.has(page_id))
  const steps = createRunSteps(course, completed, await decidePagesAccess(ctx, viewer, incomplete))
  const run = progress_state.runs.get(tree.page_id)
  const plan = run ? await loadTodaysPlan(ctx, site, { course, run, completed, zone: viewer.timezone }) : []
  const remaining = listRemaining(steps, run?.start_from_page_id ?? null, plan)
  const next = remaining.filter(({ is_locked }) => !is_locked)
  const todays = plan.filter((page) => page.state === 'today').map((page) => page.page_id)
  return {
    page_id: tree.page_id,
    ...countShare(sequence, completed),
    stages: listStages(tree, completed).map(({ pages }) => countShare(pages, completed)),
    next_page_ids: next.slice(0, MAX_NEXT_PAGES).map((step) => step.page_id),
    is_planned: todays.includes(next[0]?.page_id ?? ''),
  }
}

function listCompleted({ tree }: Course, progress_state: ProgressState): ReadonlySet<string> {
  const run = progress_state.runs.get(tree.page_id)
  return run ? listCompletedIn(progress_state, run.id) : new Set()
}

function countShare(pages: readonly { page_id: string }[], completed: ReadonlySet<string>): Share {
  return { total: pages.length, done: pages.filter(({ page_id }) => completed.has(page_id)).length }
}
