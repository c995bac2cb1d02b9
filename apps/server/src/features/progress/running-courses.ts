import type { Ctx } from '../../platform/context.ts'
import { decidePagesAccess } from '../access/index.ts'
import { liveSite } from '../pages/index.ts'
import { courseOf, withoutPages, type Course, type LiveSite } from './course.ts'
import { loadStanding, type Standing } from './standing.ts'

/** Everything that a member runs and has done, with the courses as they may know them, the newest run first. */
export type MemberProgress = { site: LiveSite; standing: Standing; courses: readonly Course[] }

const loaded = new WeakMap<Ctx, Map<string, Promise<MemberProgress>>>()

/** Reads it once for each request, however many parts of an answer are made of it. */
export function loadMemberProgress(ctx: Ctx, subscriber_id: string): Promise<MemberProgress> {
  const known = loaded.get(ctx) ?? new Map<string, Promise<MemberProgress>>()
  loaded.set(ctx, known)
  const reading = known.get(subscriber_id) ?? readMemberProgress(ctx, subscriber_id)
  known.set(subscriber_id, reading)
  return reading
}

/** Private gates ask for no admin, so that nothing more of the member needs to be known. */
async function readMemberProgress(ctx: Ctx, subscriber_id: string): Promise<MemberProgress> {
  const [site, standing] = await Promise.all([liveSite(ctx), loadStanding(ctx.db, subscriber_id, null)])
  const courses = [...standing.runs.keys()].flatMap((root_id) => courseOf(site, root_id) ?? [])
  const guarded = [...new Set(courses.flatMap((course) => [...course.guarded]))]
  const decisions = await decidePagesAccess(ctx, { subscriber_id, is_admin: false }, guarded)
  const hidden = new Set(guarded.filter((id) => decisions.get(id)?.is_hidden))
  return { site, standing, courses: courses.map((course) => withoutPages(course, hidden)) }
}
