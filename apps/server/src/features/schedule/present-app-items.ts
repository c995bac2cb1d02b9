import { toInstantRange, type DayRange } from '@foyer/domain/schedule'
import { wallClock } from '@foyer/domain/time'
import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '../../platform/context.ts'
import { loadLiveSite, type Site } from '../pages/index.ts'
import { listAppItems, type AppItemRow } from './repository/app-items.ts'

type CalendarItem = OutputFor<'schedule.listCalendar'>['items'][number]

const MAX_ITEMS = 500

/** What is scheduled for all members on some days of the app; the earliest 500. Items of deleted pages are left out. */
export async function readAppItems(
  ctx: Ctx,
  days: DayRange,
): Promise<{ items: CalendarItem[]; is_cut: boolean }> {
  const { from, before } = toInstantRange(days, ctx.app.time_zone)
  const instants = { start: new Date(from), end: new Date(before) }
  const [site, rows] = await Promise.all([
    loadLiveSite(ctx),
    listAppItems(ctx.db, { days, instants, limit: MAX_ITEMS }),
  ])
  return { items: rows.flatMap((row) => present(ctx, site, row) ?? []), is_cut: rows.length >= MAX_ITEMS }
}

/** One item of all members as the team sees it. */
export async function presentAppItem(ctx: Ctx, row: AppItemRow): Promise<CalendarItem> {
  const item = present(ctx, await loadLiveSite(ctx), row)
  return item ?? { ...toDates(ctx, row), id: row.id, page_id: row.item_id, title: '' }
}

function present(ctx: Ctx, { pages }: Site, row: AppItemRow): CalendarItem | null {
  const page = pages.get(row.item_id)
  return page ? { ...toDates(ctx, row), id: row.id, page_id: row.item_id, title: page.title } : null
}

function toDates(
  { app }: Ctx,
  { day, starts_at }: AppItemRow,
): Pick<CalendarItem, 'day' | 'time' | 'starts_at'> {
  if (starts_at === null) return { day: day ?? '', time: null, starts_at: null }
  const local = new Date(wallClock(starts_at.getTime(), app.time_zone)).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16), starts_at: starts_at.toISOString() }
}
