import type { Ctx } from '../../platform/context.ts'
import { CallError } from '../../platform/errors.ts'
import { decidePagesAccess, type AccessCaller, type PageDecision } from '../access/index.ts'
import { loadLiveSite } from '../pages/index.ts'
import {
  getCourse,
  listProgressRoots,
  listTargets,
  withoutPages,
  type Course,
  type LiveSite,
} from './course.ts'

/** A page as far as the viewer may know of it and act on it. */
export type ProgressAccess = {
  site: LiveSite
  page_id: string
  is_known: boolean
  decision: PageDecision
  /** The pages that completing it means, as far as they may know of them, and those of them on which they may act. */
  known_targets: readonly string[]
  targets: readonly string[]
  /** The courses that contain the page, nearest first, each as far as the viewer may know of it. */
  courses: readonly Course[]
}

/** Decides access to a page, the pages to complete in it, and its courses, in one round trip. */
export async function decideProgressAccess(
  ctx: Ctx,
  caller: AccessCaller,
  page_id: string,
): Promise<ProgressAccess> {
  const site = await loadLiveSite(ctx)
  const { courses, requested_ids, guarded, related } = listRelatedPages(site, page_id)
  const decisions = await decidePagesAccess(ctx, caller, related)
  const decision = decisions.get(page_id)
  if (!decision) throw new Error('A page was not decided about.')
  const hidden = new Set(guarded.filter((id) => decisions.get(id)?.is_hidden))
  return {
    site,
    page_id,
    decision,
    is_known: site.pages.has(page_id) && !decision.is_hidden,
    known_targets: requested_ids.filter((id) => decisions.get(id)?.is_hidden === false),
    targets: requested_ids.filter((id) => decisions.get(id)?.may_act),
    courses: courses.map((course) => withoutPages(course, hidden)),
  }
}

function listRelatedPages(site: LiveSite, page_id: string) {
  const courses = listProgressRoots(site, page_id).flatMap((root_id) => getCourse(site, root_id) ?? [])
  const requested_ids = listTargets(site, page_id)
  const guarded = courses.flatMap((course) => course.privately_gated)
  return { courses, requested_ids, guarded, related: [...new Set([page_id, ...requested_ids, ...guarded])] }
}

/** Creates the refusal of a known page that is locked now; `reason` names what would unlock it. */
export function createPageLockedError({ decision }: PageDecision): CallError<'page_locked'> {
  return new CallError('page_locked', { reason: decision.granted ? 'ALLOW_BROWSING' : decision.reason })
}
