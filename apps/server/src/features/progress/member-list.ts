import { memberRowContributions, memberConditions } from '../members/index.ts'
import { progressPercent } from '@foyer/domain/progress'
import type { MemberRowParts } from '@foyer/contract/identity/shapes'
import type { Ctx } from '../../platform/context.ts'
import { contribute } from '../../platform/needs.ts'
import { loadLiveSite } from '../pages/index.ts'
import { getCourse, withoutPages, type LiveSite } from './course.ts'
import {
  countCompletedByWeek,
  hasCompletedSince,
  isInCourse,
  listLatestRuns,
  type LatestRun,
} from './repository/member-list.ts'

const WEEKS = 8
const WEEK_MS = 7 * 86_400_000

/** What progress adds to the owner's list of members. */
export const memberListContributions = [
  contribute(
    memberRowContributions,
    { field: 'course', read: readCourses },
    { field: 'weeks', read: readWeeks },
  ),
  contribute(
    memberConditions,
    { name: 'active', matches: (db, now) => hasCompletedSince(db, new Date(now.getTime() - WEEK_MS)) },
    { name: 'in_course', matches: (db) => isInCourse(db) },
  ),
]

async function readCourses(
  ctx: Ctx,
  subscriber_ids: readonly string[],
): Promise<ReadonlyMap<string, MemberRowParts['course']>> {
  const [site, runs] = await Promise.all([loadLiveSite(ctx), listLatestRuns(ctx.db, subscriber_ids)])
  return new Map(runs.map((run) => [run.subscriber_id, presentCourse(site, run)]))
}

/**
 * Pages behind private gates count only when completed: checking each member's access to them would be too
 * expensive, and most courses have none.
 */
function presentCourse(site: LiveSite, { root_id, done }: LatestRun): MemberRowParts['course'] {
  const course = getCourse(site, root_id)
  const page = site.pages.get(root_id)
  if (!course || !page) return null
  const completed = new Set(done)
  const hidden = new Set(course.privately_gated.filter((page_id) => !completed.has(page_id)))
  const { sequence } = withoutPages(course, hidden)
  return { page_id: root_id, title: page.title, progress: progressPercent(sequence, completed) }
}

async function readWeeks(
  ctx: Ctx,
  subscriber_ids: readonly string[],
): Promise<ReadonlyMap<string, MemberRowParts['weeks']>> {
  const now = ctx.now()
  const since = new Date(now.getTime() - WEEKS * WEEK_MS)
  const counts = await countCompletedByWeek(ctx.db, subscriber_ids, { since, until: now })
  const weeks = new Map<string, number[]>()
  for (const { subscriber_id, weeks_ago, count } of counts) {
    const own = weeks.get(subscriber_id) ?? Array.from({ length: WEEKS }, () => 0)
    own[WEEKS - 1 - weeks_ago] = count
    weeks.set(subscriber_id, own)
  }
  return weeks
}
