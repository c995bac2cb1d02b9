import type { Ctx } from '../../platform/context.ts'
import { CallError } from '../../platform/errors.ts'
import { decidePagesAccess, type Asking, type PageDecision } from '../access/index.ts'
import { liveSite } from '../pages/index.ts'
import { courseOf, progressRootsOf, targetsOf, withoutPages, type Course, type LiveSite } from './course.ts'

/** A page as whoever asks may know of it and act on it. */
export type Judged = {
  site: LiveSite
  page_id: string
  is_known: boolean
  decision: PageDecision
  /** The pages that completing it means, as far as they may know of them, and those of them on which they may act. */
  known_targets: readonly string[]
  targets: readonly string[]
  /** The courses that the page belongs to, nearest first, each as far as they may know of it. */
  courses: readonly Course[]
}

/** Judges a page, what is to be completed in it, and the courses around it, in one round trip. */
export async function judgePage(ctx: Ctx, asking: Asking, page_id: string): Promise<Judged> {
  const site = await liveSite(ctx)
  const { courses, wanted, guarded, concerned } = pagesAround(site, page_id)
  const decisions = await decidePagesAccess(ctx, asking, concerned)
  const decision = decisions.get(page_id)
  if (!decision) throw new Error('A page was not decided about.')
  const hidden = new Set(guarded.filter((id) => decisions.get(id)?.is_hidden))
  return {
    site,
    page_id,
    decision,
    is_known: site.pages.has(page_id) && !decision.is_hidden,
    known_targets: wanted.filter((id) => decisions.get(id)?.is_hidden === false),
    targets: wanted.filter((id) => decisions.get(id)?.may_act),
    courses: courses.map((course) => withoutPages(course, hidden)),
  }
}

function pagesAround(site: LiveSite, page_id: string) {
  const courses = progressRootsOf(site, page_id).flatMap((root_id) => courseOf(site, root_id) ?? [])
  const wanted = targetsOf(site, page_id)
  const guarded = courses.flatMap((course) => course.guarded)
  return { courses, wanted, guarded, concerned: [...new Set([page_id, ...wanted, ...guarded])] }
}

/** The refusal of a page that they may know of but not use now; `reason` says what would open it. */
export function pageLocked({ decision }: PageDecision): CallError<'page_locked'> {
  return new CallError('page_locked', { reason: decision.granted ? 'ALLOW_BROWSING' : decision.reason })
}
