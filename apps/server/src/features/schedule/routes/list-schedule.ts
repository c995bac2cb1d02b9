import { listSchedule as call } from '@foyer/contract/schedule/list-schedule'
import { toInstantRange, today, viewRange, type DayRange } from '@foyer/domain/schedule'
import { daysBetween } from '@foyer/domain/time'
import type { z } from 'zod'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { formatSortKey, presentItems } from '../present-items.ts'
import { readItems } from '../listed-items.ts'
import type { ListedItem } from '../repository/listed-items.ts'

const MAX_DAYS = 62
const PAGE_SIZE = 500

type Input = z.output<typeof call.input>

export const listScheduleRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { timezone: zone = viewer.timezone, item_id, item_type, page_id, context, page } = input
    const days = parseDays(input, today(ctx.now().toISOString(), zone))
    if (days.to < days.from) throw invalidField('to', 'before_from')
    if (daysBetween(days.from, days.to) >= MAX_DAYS) throw fail('range_too_long')

    const range = { days, instants: toInstantRange(days, zone), item_id, item_type, page_id, context }
    const listed = await readItems(ctx, viewer, range)
    const rows = listed
      .filter((row) => isSelected(row, input.filter))
      .map((row) => ({ row, key: formatSortKey(row, zone) }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ row }) => row)
    const on_page = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    const items = await presentItems(ctx, viewer, { rows: on_page, zone })
    return { items, timezone: zone, ...days, total_count: rows.length }
  },
)

/** The days that an input names: its own, or those of its part of the calendar. */
function parseDays({ from, to, calendar_type, period }: Input, this_day: string): DayRange {
  const view = calendar_type ? viewRange(calendar_type, period ?? this_day, 1) : null
  const first = from ?? view?.from
  const last = to ?? view?.to
  if (first === undefined) throw invalidField('from', 'required')
  if (last === undefined) throw invalidField('to', 'required')
  return { from: first, to: last }
}

function isSelected(row: ListedItem, filter: Input['filter']): boolean {
  if (filter === undefined) return true
  const [kind, value] = filter.split(':')
  if (kind === 'context') return row.context_id === value
  if (kind === 'item_type') return row.item_type === value
  return row.scope_type === value
}
