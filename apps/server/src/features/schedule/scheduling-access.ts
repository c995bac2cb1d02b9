import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decideFromFacts, loadAccessFacts, type PageDecision } from '../access/index.ts'
import { loadLiveSite } from '../pages/index.ts'
import { loadPageState, findPageRun } from '../progress/index.ts'

/** A page as a member may put it on the calendar. */
export type SchedulingAccess = {
  is_known: boolean
  /** The decision at the moment for which it is scheduled: what opens until then can be put there. */
  decideAt: (instant: Date) => PageDecision
  /** The running progress root that it is scheduled from. */
  context_id: string | null
}

/** Judges a page for the calendar; its facts and the member's runs are read side by side. */
export async function decideSchedulingAccess(
  ctx: Ctx,
  viewer: MemberViewer,
  page_id: string,
): Promise<SchedulingAccess> {
  const site = await loadLiveSite(ctx)
  const now = ctx.now()
  const [facts, standing] = await Promise.all([
    loadAccessFacts(ctx.db, viewer, [page_id], now),
    loadPageState(ctx.db, viewer.subscriber_id, { site, page_ids: [page_id] }),
  ])
  return {
    is_known: site.pages.has(page_id) && !decideFromFacts(ctx.app, facts, page_id, now).is_hidden,
    decideAt: (instant) => decideFromFacts(ctx.app, facts, page_id, instant),
    context_id: findPageRun(site, standing, page_id)?.root_id ?? null,
  }
}
