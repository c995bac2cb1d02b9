import type { ScheduledItem } from '@foyer/contract/schedule/shapes'
import { toInstantRange } from '@foyer/domain/schedule'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { readItems } from './listed-items.ts'
import { presentItems } from './present-items.ts'

/** What a member may know of their schedule between two days and has not done, in calendar order. */
export async function readAgenda(
  ctx: Ctx,
  viewer: MemberViewer,
  days: { from: string; to: string },
): Promise<ScheduledItem[]> {
  const { subscriber_id, is_admin, timezone: zone } = viewer
  const member = { subscriber_id, is_admin, viewed_by: null }
  const rows = await readItems(ctx, member, { days, instants: toInstantRange(days, zone) })
  const open = rows.filter(({ completed_at }) => completed_at === null)
  const items = await presentItems(ctx, member, { rows: open, zone })
  return items.filter(({ item }) => item !== null)
}
