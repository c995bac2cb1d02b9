import { scheduledInstant } from '@foyer/domain/schedule'
import type { MediaAsset } from '@foyer/contract/pages/page-index'
import { scheduledItemType, type ScheduledItem } from '@foyer/contract/schedule/shapes'
import type { Ctx } from '../../platform/context.ts'
import { decidePagesAccess, isListable, type AccessCaller, type PageDecision } from '../access/index.ts'
import { loadCoverAssets } from '../media/index.ts'
import { loadLiveSite, formatMediaScope, type Bearer } from '../pages/index.ts'
import { toScheduledDate } from './dates.ts'
import type { ItemRow } from './repository/items.ts'
import type { ListedItem } from './repository/listed-items.ts'
import { findOccurrences, type OccurrenceRow } from './repository/occurrences.ts'

type Site = Awaited<ReturnType<typeof loadLiveSite>>
type ItemOwner = NonNullable<AccessCaller> & { subscriber_id: string } & (
    | NonNullable<Bearer>
    | { viewed_by: null }
  )
type ItemContext = {
  site: Site
  occurrences: ReadonlyMap<string, OccurrenceRow>
  decisions: ReadonlyMap<string, PageDecision>
  assetOf: (page_id: string) => MediaAsset | null
}

/** Rows without a scope are the member's own. */
type PresentedRow = ItemRow & Partial<Pick<ListedItem, 'scope_type'>>

const MINUTE_MS = 60_000
const EVENT = scheduledItemType.enum.event_occurrence

/**
 * Presents items as the member may know them today, in calendar order of a zone: private or deleted pages show only
 * their date, locked ones only their shell.
 */
export async function presentItems(
  ctx: Ctx,
  owner: ItemOwner,
  { rows, zone }: { rows: readonly PresentedRow[]; zone: string },
): Promise<ScheduledItem[]> {
  const site = await loadLiveSite(ctx)
  const event_rows = rows.filter((row) => row.item_type === EVENT)
  const found = await findOccurrences(ctx.db, [...new Set(event_rows.map((row) => row.item_id))])
  const occurrences = new Map(found.map((occurrence) => [occurrence.id, occurrence]))
  const page_ids = [...new Set(rows.flatMap((row) => findPageId(row, occurrences) ?? []))]
  const context_ids = rows.flatMap((row) => row.context_id ?? [])
  const [decisions, coverOf] = await Promise.all([
    decidePagesAccess(ctx, owner, [...new Set([...page_ids, ...context_ids])]),
    loadCoverAssets(
      ctx,
      page_ids.map((id) => site.pages.get(id)?.cover ?? null),
    ),
  ])
  const bearer = owner.viewed_by === null ? null : owner
  const assetOf = (id: string): MediaAsset | null =>
    coverOf(site.pages.get(id)?.cover ?? null, formatMediaScope('shell', id, bearer))
  const item_context: ItemContext = { site, occurrences, decisions, assetOf }
  const keyed = rows.map((row) => ({ key: formatSortKey(row, zone), item: presentItem(row, item_context) }))
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item)
}

/** Formats the calendar sort key of a row: all-day items come before the timed items of their day. */
export function formatSortKey(row: ItemRow, zone: string): string {
  const scheduled = toScheduledDate(row)
  return `${scheduledInstant(scheduled, zone)} ${scheduled.is_all_day ? 0 : 1} ${row.created_at.toISOString()} ${row.id}`
}

/** The page that an item shows: a form is a page, an occurrence has that of its event; null for one that is gone. */
function findPageId({ item_type, item_id }: ItemRow, occurrences: ItemContext['occurrences']): string | null {
  return item_type === EVENT ? (occurrences.get(item_id)?.event_id ?? null) : item_id
}

function presentItem(row: PresentedRow, item_context: ItemContext): ScheduledItem {
  const { id, item_id, context_id, starts_at } = row
  const page_id = findPageId(row, item_context.occurrences)
  const item = page_id === null ? null : presentSubject(page_id, item_context)
  return {
    id,
    item_id,
    context_id,
    item_type: scheduledItemType.parse(row.item_type),
    scope_type: row.scope_type ?? 'member',
    context_type: context_id === null ? null : 'page',
    context_title: context_id === null ? null : findTitle(context_id, item_context),
    ...toScheduledDate(row),
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: item && findEnd(row, item.minutes, item_context),
    is_completed: item !== null && row.completed_at !== null,
    item,
  }
}

function findEnd(
  { item_id, starts_at }: ItemRow,
  minutes: number | null,
  { occurrences }: ItemContext,
): string | null {
  const occurrence = occurrences.get(item_id)
  if (occurrence) return occurrence.ends_at.toISOString()
  if (!starts_at || minutes === null) return null
  return new Date(starts_at.getTime() + minutes * MINUTE_MS).toISOString()
}

function presentSubject(page_id: string, { site, decisions, assetOf }: ItemContext): ScheduledItem['item'] {
  const page = site.pages.get(page_id)
  const decided = decisions.get(page_id)
  if (!page || !decided || !isListable(decided)) return null
  const { title, path, content_type, cover, facts } = page
  const is_locked = !decided.decision.granted
  const minutes = is_locked ? null : (facts.minutes ?? null)
  return { title, path, content_type, cover, cover_asset: assetOf(page_id), is_locked, minutes }
}

function findTitle(page_id: string, { site, decisions }: ItemContext): string | null {
  const page = site.pages.get(page_id)
  const decided = decisions.get(page_id)
  return page && decided && isListable(decided) ? page.title : null
}

/** One item, presented like a list of one. */
export async function presentOne(
  ctx: Ctx,
  owner: ItemOwner & { timezone: string },
  row: PresentedRow,
): Promise<ScheduledItem> {
  const [item] = await presentItems(ctx, owner, { rows: [row], zone: owner.timezone })
  if (!item) throw new Error('An item was not presented.')
  return item
}
