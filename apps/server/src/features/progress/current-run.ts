import { stagesOf } from '@foyer/domain/progress'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess } from '../access/index.ts'
import type { Course } from './course.ts'
import { nextOf } from './my-content.ts'
import { listLatestRoots } from './repository/latest-runs.ts'
import { loadMemberProgress } from './running-courses.ts'
import { completedIn, type Standing } from './standing.ts'

type Share = { total: number; done: number }

/** The run that a member is in, how far they are, and the pages that they may do next; none while all wait. */
export type CurrentRun = Share & { page_id: string; stages: Share[]; next_page_ids: string[] }

/** So many pages that come next are named at most. */
const MOST_NEXT = 4

/** The unfinished run that was begun or continued last, of those whose own page the member may use; null without one. */
export async function readCurrentRun(ctx: Ctx, viewer: MemberViewer): Promise<CurrentRun | null> {
  const { subscriber_id } = viewer
  const [{ standing, courses }, roots] = await Promise.all([
    loadMemberProgress(ctx, subscriber_id),
    listLatestRoots(ctx.db, subscriber_id, ctx.now()),
  ])
  const unfinished = new Map(
    courses
      .map((course) => ({ course, completed: completedOf(course, standing) }))
      .filter(({ course, completed }) => course.sequence.some((step) => !completed.has(step.page_id)))
      .map((run) => [run.course.tree.page_id, run]),
  )
  const latest = roots.filter((root_id) => unfinished.has(root_id))
  const usable = await decidePagesAccess(ctx, viewer, latest)
  const current = unfinished.get(latest.find((root_id) => usable.get(root_id)?.may_act) ?? '')
  if (!current) return null

  const { course, completed } = current
  const open = course.sequence.map((step) => step.page_id).filter((page_id) => !completed.has(page_id))
  const decisions = await decidePagesAccess(ctx, viewer, open)
  const shut = open.filter((page_id) => decisions.get(page_id)?.may_act !== true)
  const { tree, sequence } = course
  const from = standing.runs.get(tree.page_id)?.start_from_page_id ?? null
  return {
    page_id: tree.page_id,
    ...shareOf(sequence, completed),
    stages: stagesOf(tree, completed).map(({ pages }) => shareOf(pages, completed)),
    next_page_ids: comingUp(sequence, new Set([...completed, ...shut]), from),
  }
}

/** The pages to be done from here on, in their order. */
function comingUp(
  sequence: Course['sequence'],
  left_out: ReadonlySet<string>,
  from: string | null,
): string[] {
  const coming: string[] = []
  while (coming.length < MOST_NEXT) {
    const next = nextOf(sequence, new Set([...left_out, ...coming]), from)
    if (next === null) break
    coming.push(next)
  }
  return coming
}

function completedOf({ tree }: Course, standing: Standing): ReadonlySet<string> {
  const run = standing.runs.get(tree.page_id)
  return run ? completedIn(standing, run.id) : new Set()
}

function shareOf(pages: readonly { page_id: string }[], completed: ReadonlySet<string>): Share {
  return { total: pages.length, done: pages.filter(({ page_id }) => completed.has(page_id)).length }
}
