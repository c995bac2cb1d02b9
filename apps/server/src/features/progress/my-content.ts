import { pageTraits, PLAIN_PAGE_TYPE, type PageTypeTraits } from '@foyer/content/definitions'
import { nextPage, progressPercent, type PlannedPage } from '@foyer/domain/progress'
import { toInstant } from '@foyer/domain/time'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess, type PageDecision } from '../access/index.ts'
import type { Membership } from '../identity/index.ts'
import type { Course, LiveSite } from './course.ts'
import { listBookmarks } from './repository/bookmarks.ts'
import { loadMemberProgress } from './member-progress.ts'
import { loadTodaysPlan } from './plan.ts'
import { listCompletedIn } from './progress-state.ts'
import type { Run } from './repository/progress-state.ts'
import { createRunSteps } from './run-steps.ts'

/** A page among a member's own content, with how far they are where they run it. */
export type OwnPage = {
  page_id: string
  progress: number | null
  next_page_id: string | null
  total: number | null
  done: number | null
  at: string | null
}

/** More pages than any member looks through. */
const MAX_PAGES = 200

/** The programs, the packs, or the other pages that a member runs, the newest first. */
export async function readRunning(
  ctx: Ctx,
  viewer: MemberViewer,
  run_list: PageTypeTraits['run_list'],
): Promise<OwnPage[]> {
  const { site, progress_state, courses } = await loadMemberProgress(ctx, viewer.subscriber_id)
  const listed = courses.filter((course) => getRunList(site, course) === run_list)
  const page_ids = new Set(listed.flatMap(({ sequence }) => sequence.map((step) => step.page_id)))
  const decisions = await decidePagesAccess(ctx, viewer, [...page_ids])
  const own = await Promise.all(
    listed.map(async (course) => {
      const run = progress_state.runs.get(course.tree.page_id)
      if (!run) return []
      const completed = listCompletedIn(progress_state, run.id)
      const plan = await loadTodaysPlan(ctx, site, { course, run, completed, zone: viewer.timezone })
      return [createOwnPage(course, { run, completed, plan, decisions })]
    }),
  )
  return own.flat()
}

/** The pages that a member has bookmarked, the newest first. */
export async function readBookmarked(ctx: Ctx, { subscriber_id }: Membership): Promise<OwnPage[]> {
  const bookmarks = await listBookmarks(ctx.db, subscriber_id, MAX_PAGES)
  const no_progress = { progress: null, next_page_id: null, total: null, done: null }
  return bookmarks.map(({ page_id, changed_at }) => ({
    ...no_progress,
    page_id,
    at: toInstant(changed_at.getTime()),
  }))
}

function getRunList(site: LiveSite, { tree }: Course): PageTypeTraits['run_list'] {
  return pageTraits(site.pages.get(tree.page_id)?.content_type ?? PLAIN_PAGE_TYPE).run_list
}

type OwnRun = {
  run: Run
  completed: ReadonlySet<string>
  plan: readonly PlannedPage[]
  decisions: ReadonlyMap<string, PageDecision>
}

function createOwnPage(course: Course, { run, completed, plan, decisions }: OwnRun): OwnPage {
  const { tree, sequence } = course
  const steps = createRunSteps(course, completed, decisions)
  return {
    page_id: tree.page_id,
    progress: progressPercent(sequence, completed),
    next_page_id: nextPage(steps, run.start_from_page_id, plan),
    total: sequence.length,
    done: sequence.filter(({ page_id }) => completed.has(page_id)).length,
    at: run.started_at,
  }
}
