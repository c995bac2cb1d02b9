import type { Ctx } from '../../platform/context.ts'
import { decidePagesAccess } from '../access/index.ts'
import { loadLiveSite } from '../pages/index.ts'
import { getCourse, withoutPages, type Course, type LiveSite } from './course.ts'
import { loadProgressState, type ProgressState } from './progress-state.ts'

/** A member's runs and completions, with the courses as far as they may know them, newest run first. */
export type MemberProgress = { site: LiveSite; progress_state: ProgressState; courses: readonly Course[] }

const progressCache = new WeakMap<Ctx, Map<string, Promise<MemberProgress>>>()

/** Loads the progress once per request, for all parts of a response. */
export function loadMemberProgress(ctx: Ctx, subscriber_id: string): Promise<MemberProgress> {
  const cached = progressCache.get(ctx) ?? new Map<string, Promise<MemberProgress>>()
  progressCache.set(ctx, cached)
  const loading = cached.get(subscriber_id) ?? readMemberProgress(ctx, subscriber_id)
  cached.set(subscriber_id, loading)
  return loading
}

/** Private gates ignore the admin flag, so no more facts about the member are needed. */
async function readMemberProgress(ctx: Ctx, subscriber_id: string): Promise<MemberProgress> {
  const [site, progress_state] = await Promise.all([
    loadLiveSite(ctx),
    loadProgressState(ctx.db, subscriber_id, null),
  ])
  const courses = [...progress_state.runs.keys()].flatMap((root_id) => getCourse(site, root_id) ?? [])
  const guarded = [...new Set(courses.flatMap((course) => [...course.privately_gated]))]
  const decisions = await decidePagesAccess(ctx, { subscriber_id, is_admin: false }, guarded)
  const hidden = new Set(guarded.filter((id) => decisions.get(id)?.is_hidden))
  return { site, progress_state, courses: courses.map((course) => withoutPages(course, hidden)) }
}
