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
  /** What is decided where all that is missing may be the start itself; it says why a start is refused. */
  once_started: PageDecision
  /** What it consists of as far as they may know; null where it is nothing to be started. */
  course: Course | null
}

/** A start after which every wait has ended, the longest being ten years. */
const LONG_AGO = '1970-01-01T00:00:00.000Z'

/** Judges whether whoever asks may start a page, in one round trip. */
export async function judgeStart(ctx: Ctx, asking: Asking, page_id: string): Promise<StartFacts> {
  const site = await liveSite(ctx)
  const course = isProgressRoot(site, page_id) ? courseOf(site, page_id) : null
  const guarded = course?.guarded ?? []
  const now = ctx.now()
  const facts = await loadAccessFacts(ctx.db, asking, [page_id, ...guarded], now)
  const decision = decideBy(ctx.app, facts, page_id, now)
  const once_started = waitsForItself(decision, page_id) ? decideOnceStarted() : decision
  const hidden = new Set(guarded.filter((id) => decideBy(ctx.app, facts, id, now).is_hidden))
  return {
    site,
    decision,
    is_known: site.pages.has(page_id) && !decision.is_hidden,
    may_start: once_started.may_act,
    once_started,
    course: course && withoutPages(course, hidden),
  }

  /** Only the waits from their own start count as over: dates, and what waits from another root, stand as they are. */
  function decideOnceStarted(): PageDecision {
    const run_starts = new Map(facts.viewer?.run_starts).set(page_id, LONG_AGO)
    const viewer = facts.viewer && { ...facts.viewer, run_starts }
    return decideBy(ctx.app, { ...facts, viewer }, page_id, now)
  }
}

function waitsForItself({ decision, start_page_id }: PageDecision, page_id: string): boolean {
  return !decision.granted && decision.reason === 'START_REQUIRED' && start_page_id === page_id
}
