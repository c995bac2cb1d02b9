import type { Ctx } from '#platform/context.ts'
import { liveSite } from '../tree/index.ts'
import { wasLive } from '../queries/past-releases.ts'

/** Whether members see a page, now or at a moment that has been: by the release that they were pointed to then. */
export async function isLive(ctx: Ctx, page_id: string, at: Date | null): Promise<boolean> {
  return at === null ? (await liveSite(ctx)).pages.has(page_id) : wasLive(ctx.db, page_id, at)
}
