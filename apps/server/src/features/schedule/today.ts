import { toInstantRange, today } from '@foyer/domain/schedule'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess } from '../access/index.ts'
import { loadLiveSite } from '../pages/index.ts'
import { isCompleted, loadPageState } from '../progress/index.ts'
import { formatSortKey } from './present-items.ts'
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
    instants: toInstantRange(days, zone),
    item_type: 'page',
  })
  const page_ids = [...new Set(rows.map((row) => row.item_id))]
  if (page_ids.length === 0) return { day, page_id: null }
  const site = await loadLiveSite(ctx)
  const [decisions, standing] = await Promise.all([
    decidePagesAccess(ctx, viewer, page_ids),
    loadPageState(ctx.db, viewer.subscriber_id, { site, page_ids }),
  ])
  const isOpen = (page_id: string): boolean =>
    site.pages.has(page_id) &&
    decisions.get(page_id)?.may_act === true &&
    !isCompleted(site, standing, page_id)
  const ordered = rows.toSorted((a, b) => (formatSortKey(a, zone) < formatSortKey(b, zone) ? -1 : 1))
  return { day, page_id: ordered.find((row) => isOpen(row.item_id))?.item_id ?? null }
}
