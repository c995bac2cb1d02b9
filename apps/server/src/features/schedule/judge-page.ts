import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decideBy, loadAccessFacts, type PageDecision } from '../access/index.ts'
import { liveSite } from '../pages/index.ts'
import { loadStandingOf, runOf } from '../progress/index.ts'

/** A page as a member may put it on the calendar. */
export type Schedulable = {
  is_known: boolean
  /** The decision at the moment for which it is scheduled: what opens until then can be put there. */
  decidedAt: (moment: Date) => PageDecision
  /** The running progress root that it is scheduled from. */
  context_id: string | null
}

/** Judges a page for the calendar; its facts and the member's runs are read side by side. */
export async function judgeForSchedule(
  ctx: Ctx,
  viewer: MemberViewer,
  page_id: string,
): Promise<Schedulable> {
  const site = await liveSite(ctx)
  const now = ctx.now()
  const [facts, standing] = await Promise.all([
    loadAccessFacts(ctx.db, viewer, [page_id], now),
    loadStandingOf(ctx.db, viewer.subscriber_id, { site, page_ids: [page_id] }),
  ])
  return {
    is_known: site.pages.has(page_id) && !decideBy(ctx.app, facts, page_id, now).is_hidden,
    decidedAt: (moment) => decideBy(ctx.app, facts, page_id, moment),
    context_id: runOf(site, standing, page_id)?.root_id ?? null,
  }
}
