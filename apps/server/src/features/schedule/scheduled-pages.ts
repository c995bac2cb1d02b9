import { toInstantRange, today } from '@foyer/domain/schedule'
import type { Ctx } from '../../platform/context.ts'
import { listScheduledPages } from './repository/items.ts'

/** The pages that a member has on the calendar from today on, by the days of a zone. */
export async function readScheduledPages(
  ctx: Ctx,
  subscriber_id: string,
  zone: string,
): Promise<ReadonlySet<string>> {
  const day = today(ctx.now().toISOString(), zone)
  const { from } = toInstantRange({ from: day, to: day }, zone)
  return new Set(await listScheduledPages(ctx.db, subscriber_id, { day, instant: from }))
}
