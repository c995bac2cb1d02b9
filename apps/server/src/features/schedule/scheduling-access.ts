import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decideFromFacts, loadAccessFacts, type PageDecision } from '../access/index.ts'
import { loadLiveSite } from '../pages/index.ts'
import { loadPageState, findPageRun } from '../progress/index.ts'

/** A page's access for adding it to the calendar. */
export type SchedulingAccess = {
  is_known: boolean
  /** Decides access at the scheduled instant: a page that unlocks by then can be planned. */
  decideAt: (instant: Date) => PageDecision
  /** The running progress root that it is scheduled from. */
  context_id: string | null
}

/** Decides calendar access to a page; its facts and the member's runs are read in parallel. */
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
