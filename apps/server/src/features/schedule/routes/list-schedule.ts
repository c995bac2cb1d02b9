import { listSchedule as call } from '@foyer/contract/schedule/list-schedule'
import { toInstantRange } from '@foyer/domain/schedule'
import { daysBetween } from '@foyer/domain/time'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { presentItems } from '../present-items.ts'
import { listItems } from '../repository/items.ts'

const MAX_DAYS = 62

export const listScheduleRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { from, to, timezone: zone = viewer.timezone, item_id, item_type, page_id } = input
    if (to < from) throw invalidField('to', 'before_from')
    if (daysBetween(from, to) >= MAX_DAYS) throw fail('range_too_long')

    const days = { from, to }
    const range = { days, instants: toInstantRange(days, zone), item_id, item_type, page_id }
    const rows = await listItems(ctx.db, viewer.subscriber_id, range)
    return { items: await presentItems(ctx, viewer, { rows, zone }), timezone: zone }
  },
)
