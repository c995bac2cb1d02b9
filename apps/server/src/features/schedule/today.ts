import { itemToComplete, toInstantRange, today } from '@foyer/domain/schedule'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess } from '../access/index.ts'
import { loadLiveSite } from '../pages/index.ts'
import { formatSortKey } from './present-items.ts'
import { toScheduledDate } from './dates.ts'
import { listCompletable } from './repository/completed-items.ts'
import type { ItemRow } from './repository/items.ts'
import { listItems } from './repository/listed-items.ts'

/** Today in the member's zone, and the first item planned for it that they have not done and may do; null without one. */
export async function readToday(
  ctx: Ctx,
  viewer: MemberViewer,
): Promise<{ day: string; item: Pick<ItemRow, 'id' | 'item_id'> | null }> {
  const zone = viewer.timezone
  const day = today(ctx.now().toISOString(), zone)
  const days = { from: day, to: day }
  const rows = await listItems(ctx.db, viewer.subscriber_id, {
    days,
    instants: toInstantRange(days, zone),
    item_type: 'page',
  })
  const open = rows.filter((row) => row.completed_at === null)
  if (open.length === 0) return { day, item: null }
  const site = await loadLiveSite(ctx)
  const page_ids = [...new Set(open.map((row) => row.item_id))]
  const decisions = await decidePagesAccess(ctx, viewer, page_ids)
  const mayDo = (page_id: string): boolean =>
    site.pages.has(page_id) && decisions.get(page_id)?.may_act === true
  const ordered = open.toSorted((a, b) => (formatSortKey(a, zone) < formatSortKey(b, zone) ? -1 : 1))
  return { day, item: ordered.find((row) => mayDo(row.item_id)) ?? null }
}

/** The id of the item that completing a page now would complete; null without one. */
export async function findItemOfPage(
  ctx: Ctx,
  { subscriber_id, timezone: zone }: MemberViewer,
  page_id: string,
): Promise<string | null> {
  const rows = await listCompletable(ctx.db, subscriber_id, [page_id])
  const items = rows.map((row) => ({ id: row.id, ...toScheduledDate(row) }))
  return itemToComplete(items, { day: today(ctx.now().toISOString(), zone), zone })?.id ?? null
}
