import { listLeaves, findPage, nextPage, progressPercent } from '@foyer/domain/progress'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { isProgressRoot, listTargets, type Course } from './course.ts'
import { loadMemberProgress, type MemberProgress } from './member-progress.ts'
import { loadTodaysPlan } from './plan.ts'
import { findPageRun, listCompletedIn } from './progress-state.ts'
import type { Run } from './repository/progress-state.ts'

/** How far a member is with a page of a list. Without a running run of it, only whether it is completed. */
export type ItemProgress = {
  progress: number | null
  is_completed: boolean
  next_page_id: string | null
  done: number | null
  total: number | null
}

/** How far nobody is. */
export const NO_ITEM_PROGRESS: ItemProgress = {
  progress: null,
  is_completed: false,
  next_page_id: null,
  done: null,
  total: null,
}

type ProgressName = 'not_started' | 'started' | 'completed'

/** The progress of a member with any pages, read once for all of them. */
export type ContentProgress = {
  getState: (page_id: string) => ProgressName
  /** `mayAct` decides which pages of a run come next. */
  describe: (page_id: string, mayAct: (page_id: string) => boolean) => Promise<ItemProgress>
}

/** Loads how far a member is with all pages; what they may not know of counts for nothing. */
export async function loadContentProgress(ctx: Ctx, viewer: MemberViewer): Promise<ContentProgress> {
  const member = await loadMemberProgress(ctx, viewer.subscriber_id)
  const courses = new Map(member.courses.map((course) => [course.tree.page_id, course]))
  const getState = (page_id: string): ProgressName => {
    const run = member.progress_state.runs.get(page_id)
    const course = run && courses.get(page_id)
    return run && course ? getCourseState(member, course, run) : getPageState(member, courses, page_id)
  }
  return {
    getState,
    describe: async (page_id, mayAct) => {
      const is_completed = getState(page_id) === 'completed'
      const run = member.progress_state.runs.get(page_id)
      const course = courses.get(page_id)
      if (!run || !course || course.is_hidden) return { ...NO_ITEM_PROGRESS, is_completed }
      const { sequence } = course
      const completed = listCompletedIn(member.progress_state, run.id)
      const plan = await loadTodaysPlan(ctx, member.site, { course, run, completed, zone: viewer.timezone })
      const steps = sequence.map((step) => ({
        page_id: step.page_id,
        is_completed: completed.has(step.page_id),
        is_locked: !mayAct(step.page_id),
      }))
      return {
        progress: progressPercent(sequence, completed),
        is_completed,
        next_page_id: nextPage(steps, run.start_from_page_id, plan),
        done: steps.filter((step) => step.is_completed).length,
        total: steps.length,
      }
    },
  }
}

/** A run that was started is started, also before its first page is completed. */
function getCourseState({ progress_state }: MemberProgress, { sequence }: Course, run: Run): ProgressName {
  const completed = listCompletedIn(progress_state, run.id)
  const is_completed = sequence.length > 0 && sequence.every(({ page_id }) => completed.has(page_id))
  return is_completed ? 'completed' : 'started'
}

function getPageState(
  { site, progress_state }: MemberProgress,
  courses: ReadonlyMap<string, Course>,
  page_id: string,
): ProgressName {
  const run = findPageRun(site, progress_state, page_id)
  const completed = listCompletedIn(progress_state, run?.id ?? null)
  if (completed.size === 0) return 'not_started'
  const is_leaf = (site.children.get(page_id)?.length ?? 0) === 0
  if (is_leaf || (isProgressRoot(site, page_id) && !run))
    return completed.has(page_id) ? 'completed' : 'not_started'
  const targets = listKnownTargets(site, run && courses.get(run.root_id), page_id)
  const done = targets.filter((id) => completed.has(id)).length
  if (done === 0) return 'not_started'
  return done === targets.length ? 'completed' : 'started'
}

function listKnownTargets(
  site: MemberProgress['site'],
  course: Course | null | undefined,
  page_id: string,
): string[] {
  const page = course && findPage(course.tree, page_id)
  return page ? listLeaves(page) : listTargets(site, page_id)
}
