import type { Ctx } from '../../platform/context.ts'
import { decideFromFacts, loadAccessFacts, type AccessCaller, type PageDecision } from '../access/index.ts'
import { loadLiveSite } from '../pages/index.ts'
import { getCourse, isProgressRoot, withoutPages, type Course, type LiveSite } from './course.ts'

/** The facts about starting a page. */
export type StartFacts = {
  site: LiveSite
  is_known: boolean
  decision: PageDecision
  can_start: boolean
  /** The decision as if the page had been started; it explains why a start is refused. */
  decision_after_start: PageDecision
  /** What it consists of as far as they may know; null where it is nothing to be started. */
  course: Course | null
  /** Whether the viewer may do a page of the sequence; read only where steps are requested. */
  decideStep: (page_id: string) => Pick<PageDecision, 'may_act'>
}

/** A start after which every wait has ended, the longest being ten years. */
const DISTANT_PAST = '1970-01-01T00:00:00.000Z'

/** Decides whether the viewer may start a page, in one round trip. */
export async function decideStart(
  ctx: Ctx,
  caller: AccessCaller,
  page_id: string,
  { has_steps = false }: { has_steps?: boolean } = {},
): Promise<StartFacts> {
  const site = await loadLiveSite(ctx)
  const course = isProgressRoot(site, page_id) ? getCourse(site, page_id) : null
  const guarded = course?.privately_gated ?? []
  const now = ctx.now()
  const step_ids = has_steps && course ? course.sequence.map((step) => step.page_id) : []
  const needed = [...new Set([page_id, ...guarded, ...step_ids])]
  const facts = await loadAccessFacts(ctx.db, caller, needed, now)
  const decision = decideFromFacts(ctx.app, facts, page_id, now)
  const decision_after_start = isWaitingForOwnStart(decision, page_id) ? decideAfterStart() : decision
  const hidden = new Set(guarded.filter((id) => decideFromFacts(ctx.app, facts, id, now).is_hidden))
  return {
    site,
    decision,
    is_known: site.pages.has(page_id) && !decision.is_hidden,
    can_start: decision_after_start.may_act,
    decision_after_start,
    course: course && withoutPages(course, hidden),
    decideStep: (id) => decideFromFacts(ctx.app, facts, id, now),
  }

  /** Only drip from its own start counts as over: dates, and drip from another root, still apply. */
  function decideAfterStart(): PageDecision {
    const run_starts = new Map(facts.viewer?.run_starts).set(page_id, DISTANT_PAST)
    const viewer = facts.viewer && { ...facts.viewer, run_starts }
    return decideFromFacts(ctx.app, { ...facts, viewer }, page_id, now)
  }
}

function isWaitingForOwnStart({ decision, start_page_id }: PageDecision, page_id: string): boolean {
  return !decision.granted && decision.reason === 'START_REQUIRED' && start_page_id === page_id
}
