import { momentsOf, today } from '@foyer/domain/schedule'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess } from '../access/index.ts'
import { liveSite } from '../pages/index.ts'
import { isCompleted, loadStandingOf } from '../progress/index.ts'
import { orderOf } from './present-items.ts'
import { listItems } from './repository/items.ts'

/** Today in the member's zone, and the first page planned for it that they have not done and may do; null without one. */
export async function readToday(
  ctx: Ctx,
  viewer: MemberViewer,
): Promise<{ day: string; page_id: string | null }> {
  const zone = viewer.timezone
  const day = today(ctx.now().toISOString(), zone)
  const days = { from: day, to: day }
  const rows = await listItems(ctx.db, viewer.subscriber_id, {
    days,
    moments: momentsOf(days, zone),
    item_type: 'page',
  })
  const page_ids = [...new Set(rows.map((row) => row.item_id))]
  if (page_ids.length === 0) return { day, page_id: null }
  const site = await liveSite(ctx)
  const [decisions, standing] = await Promise.all([
    decidePagesAccess(ctx, viewer, page_ids),
    loadStandingOf(ctx.db, viewer.subscriber_id, { site, page_ids }),
  ])
  const isOpen = (page_id: string): boolean =>
    site.pages.has(page_id) &&
    decisions.get(page_id)?.may_act === true &&
    !isCompleted(site, standing, page_id)
  const in_order = rows.toSorted((a, b) => (orderOf(a, zone) < orderOf(b, zone) ? -1 : 1))
  return { day, page_id: in_order.find((row) => isOpen(row.item_id))?.item_id ?? null }
}
