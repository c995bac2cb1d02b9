import { changedStart, isPast, today, undoableSince } from '@foyer/domain/schedule'
import { addDays } from '@foyer/domain/time'
import { scheduledItemType } from '@foyer/contract/schedule/shapes'
import { listPageTypes } from '@foyer/content/traits'
import type { Ctx } from '#platform/context.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { MAX_DAYS_AHEAD, toDateColumns } from '../dates.ts'
import {
  countAppItems,
  findAppItem,
  insertAppItem,
  restoreAppItem,
  updateAppItem,
  type AppItemRow,
} from '../repository/app-items.ts'

/** How many items an app can have for all members, past ones included. */
const MAX_APP_ITEMS = 5_000

const FORM_TYPES = listPageTypes((traits) => traits.takes_answers)

/** A day, and a time by the clocks of the app; null: all day. */
type AppItemDate = { day: string; time: string | null }

/** Schedules a published page for all members. */
export async function addAppItem(
  ctx: Ctx,
  { page_id, ...date }: AppItemDate & { page_id: string },
): Promise<AppItemRow> {
  const page = (await loadLiveSite(ctx)).pages.get(page_id)
  if (!page) throw invalidField('page_id', 'unknown_page')
  const { form, page: plain } = scheduledItemType.enum
  const row: AppItemRow = {
    id: newId(),
    item_type: FORM_TYPES.includes(page.content_type) ? form : plain,
    item_id: page_id,
    ...toColumns(ctx, date),
    created_at: ctx.now(),
  }
  await ctx.write(async (tx) => {
    if ((await countAppItems(tx)) >= MAX_APP_ITEMS)
      throw new CallError('calendar_full', { max: MAX_APP_ITEMS })
    await insertAppItem(tx, row)
  })
  return row
}

/** Moves an item of all members; null where there is none with this id. */
export function moveAppItem(
  ctx: Ctx,
  { id, ...date }: AppItemDate & { id: string },
): Promise<AppItemRow | null> {
  const columns = toColumns(ctx, date)
  return ctx.write(async (tx) => {
    await updateAppItem(tx, id, columns)
    return findAppItem(tx, id)
  })
}

/** Takes an item off all calendars; false where there is none with this id. */
export function removeAppItem(ctx: Ctx, id: string): Promise<boolean> {
  return ctx.write((tx) => updateAppItem(tx, id, { removed_at: ctx.now() }))
}

/** Puts a removed item back; null where there is none with this id, or it was removed more than a day ago. */
export function undoRemoval(ctx: Ctx, id: string): Promise<AppItemRow | null> {
  return ctx.write((tx) => restoreAppItem(tx, { id, since: undoableSince(ctx.now()) }))
}

/** The columns of a date from today on, by the clocks of the app. */
function toColumns(ctx: Ctx, { day, time }: AppItemDate): Pick<AppItemRow, 'day' | 'starts_at'> {
  const { time_zone: zone } = ctx.app
  const now = ctx.now().toISOString()
  const date =
    time === null
      ? { date: day, is_all_day: true }
      : { date: changedStart(`${day}T${time}`, null, zone), is_all_day: false }
  if (isPast({ ...date, date: day, is_all_day: true }, zone, now)) throw invalidField('day', 'date_in_past')
  if (isPast(date, zone, now)) throw invalidField('time', 'date_in_past')
  if (day > addDays(today(now, zone), MAX_DAYS_AHEAD)) throw invalidField('day', 'too_far')
  return toDateColumns(date)
}
