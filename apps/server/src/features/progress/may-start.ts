import type { Ctx } from '../../platform/context.ts'
import { decideBy, loadAccessFacts, type Asking, type PageDecision } from '../access/index.ts'
import { liveSite } from '../pages/index.ts'
import { courseOf, isProgressRoot, withoutPages, type Course, type LiveSite } from './course.ts'

/** A page that somebody may want to start. */
export type StartFacts = {
  site: LiveSite
  is_known: boolean
  decision: PageDecision
  may_start: boolean
  /** What it consists of as far as they may know; null where it is nothing to be started. */
  course: Course | null
}

/** When every waiting has ended. */
const AFTER_ALL_WAITING = new Date('9999-12-31T00:00:00.000Z')

/** Judges whether whoever asks may start a page, in one round trip. */
export async function judgeStart(ctx: Ctx, asking: Asking, page_id: string): Promise<StartFacts> {
  const site = await liveSite(ctx)
  const course = isProgressRoot(site, page_id) ? courseOf(site, page_id) : null
  const guarded = course?.guarded ?? []
  const now = ctx.now()
  const facts = await loadAccessFacts(ctx.db, asking, [page_id, ...guarded], now)
  const decision = decideBy(ctx.app, facts, page_id, now)
  const hidden = new Set(guarded.filter((id) => decideBy(ctx.app, facts, id, now).is_hidden))
  return {
    site,
    decision,
    is_known: site.pages.has(page_id) && !decision.is_hidden,
    may_start: decision.may_act || (waitsForItself(decision, page_id) && mayActOnceStarted()),
    course: course && withoutPages(course, hidden),
  }

  /** All that is missing is the start itself: would they be more than a browser after it? */
  function mayActOnceStarted(): boolean {
    const viewer = facts.viewer && { ...facts.viewer, run_starts: new Map([[page_id, now.toISOString()]]) }
    return decideBy(ctx.app, { ...facts, viewer }, page_id, AFTER_ALL_WAITING).may_act
  }
}

function waitsForItself({ decision, start_page_id }: PageDecision, page_id: string): boolean {
  return !decision.granted && decision.reason === 'START_REQUIRED' && start_page_id === page_id
}
