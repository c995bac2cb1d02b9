import { momentOfScheduled } from '@foyer/domain/schedule'
import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { ScheduledItem } from '@foyer/contract/schedule/shapes'
import type { Ctx } from '../../platform/context.ts'
import { decidePagesAccess, showsItself, type Asking, type PageDecision } from '../access/index.ts'
import { coverAssets } from '../media/index.ts'
import { liveSite, mediaBond, type Bearer } from '../pages/index.ts'
import { isCompleted, loadStandingOf } from '../progress/index.ts'
import { dateOf } from './dates.ts'
import type { ItemRow } from './repository/items.ts'

type Site = Awaited<ReturnType<typeof liveSite>>
type Owner = NonNullable<Asking> & { subscriber_id: string } & (NonNullable<Bearer> | { viewed_by: null })
type Known = {
  site: Site
  decisions: ReadonlyMap<string, PageDecision>
  isDone: (page_id: string) => boolean
  assetOf: (page_id: string) => MediaAsset | null
}

const MINUTE_MS = 60_000

/**
 * Items as the member may know them today, in the order of a calendar in a zone: what has become private or is gone
 * keeps its date and says nothing else, what is locked says no more than its shell.
 */
export async function presentItems(
  ctx: Ctx,
  owner: Owner,
  { rows, zone }: { rows: readonly ItemRow[]; zone: string },
): Promise<ScheduledItem[]> {
  const site = await liveSite(ctx)
  const page_ids = [...new Set(rows.flatMap((row) => (row.item_type === 'page' ? row.item_id : [])))]
  const context_ids = rows.flatMap((row) => row.context_id ?? [])
  if (page_ids.length === 0) return rows.map((row) => presentItem(row, nothingKnown(site)))
  const [decisions, standing, coverOf] = await Promise.all([
    decidePagesAccess(ctx, owner, [...new Set([...page_ids, ...context_ids])]),
    loadStandingOf(ctx.db, owner.subscriber_id, { site, page_ids }),
    coverAssets(
      ctx,
      page_ids.map((id) => site.pages.get(id)?.cover ?? null),
    ),
  ])
  const isDone = (page_id: string): boolean => isCompleted(site, standing, page_id)
  const bearer = owner.viewed_by === null ? null : owner
  const assetOf = (id: string): MediaAsset | null =>
    coverOf(site.pages.get(id)?.cover ?? null, mediaBond('shell', id, bearer))
  const known: Known = { site, decisions, isDone, assetOf }
  const keyed = rows.map((row) => ({ key: orderOf(row, zone), item: presentItem(row, known) }))
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item)
}

/** The place of a row in a calendar: all-day things stand before the hours of their day. */
export function orderOf(row: ItemRow, zone: string): string {
  const scheduled = dateOf(row)
  return `${momentOfScheduled(scheduled, zone)} ${scheduled.is_all_day ? 0 : 1} ${row.created_at.toISOString()} ${row.id}`
}

function nothingKnown(site: Site): Known {
  return { site, decisions: new Map(), isDone: () => false, assetOf: () => null }
}

function presentItem(row: ItemRow, known: Known): ScheduledItem {
  const { id, item_id, context_id, starts_at } = row
  const item = subjectOf(item_id, known)
  const minutes = item?.minutes ?? null
  return {
    ...{ id, item_id, context_id },
    item_type: typeOf(row),
    scope_type: 'member',
    context_type: context_id === null ? null : 'page',
    context_title: context_id === null ? null : titleOf(context_id, known),
    ...dateOf(row),
    starts_at: starts_at?.toISOString() ?? null,
    ends_at:
      starts_at && minutes !== null
        ? new Date(starts_at.getTime() + minutes * MINUTE_MS).toISOString()
        : null,
    is_completed: item !== null && known.isDone(item_id),
    item,
  }
}

function subjectOf(page_id: string, { site, decisions, assetOf }: Known): ScheduledItem['item'] {
  const page = site.pages.get(page_id)
  const judged = decisions.get(page_id)
  if (!page || !judged || !showsItself(judged)) return null
  const { title, path, content_type, cover, facts } = page
  const is_locked = !judged.decision.granted
  const minutes = is_locked ? null : (facts.minutes ?? null)
  return { title, path, content_type, cover, cover_asset: assetOf(page_id), is_locked, minutes }
}

function titleOf(page_id: string, { site, decisions }: Known): string | null {
  const page = site.pages.get(page_id)
  const judged = decisions.get(page_id)
  return page && judged && showsItself(judged) ? page.title : null
}

/** The check constraint of the table keeps these words. */
function typeOf({ item_type }: ItemRow): ScheduledItem['item_type'] {
  return item_type === 'form' || item_type === 'event_occurrence' ? item_type : 'page'
}

/** One item, presented like a list of one. */
export async function presentOne(
  ctx: Ctx,
  owner: Owner & { timezone: string },
  row: ItemRow,
): Promise<ScheduledItem> {
  const [item] = await presentItems(ctx, owner, { rows: [row], zone: owner.timezone })
  if (!item) throw new Error('An item was not presented.')
  return item
}
