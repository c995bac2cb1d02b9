import type { OutputFor } from '@foyer/contract/client'
import type { TagRef } from '@foyer/contract/pages/tag-shapes'
import { levels } from '@foyer/content/definitions'
import { compareText } from '@foyer/domain/search'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { countValues } from './count-values.ts'
import { getListedPage, loadLiveSite, loadSiteAccess, orderPages } from '../pages/index.ts'

type Filters = OutputFor<'library.listContentFilters'>

/** Reads what a list of content can be filtered by, of pages that the viewer may know of. */
export async function readContentFilters(
  ctx: Ctx,
  viewer: Viewer | null,
  content_type: string,
): Promise<Filters> {
  const site = await loadLiveSite(ctx)
  const { isKnown, canRead } = await loadSiteAccess(ctx, viewer, site)
  const order = { content_type, order_by: 'position', direction: 'asc' } as const
  const listed = orderPages(site, order, () => null)
    .filter(isKnown)
    .flatMap((id) => getListedPage(site, id) ?? [])
  const readable = new Set(listed.filter(({ page_id }) => canRead(page_id)))
  const lengths = listed.flatMap(({ seconds }) => seconds ?? [])
  return {
    tags: countTags(listed.map(({ page_id }) => site.tags.get(page_id) ?? [])),
    levels: countValues(listed.map((page) => page.levels)).toSorted((a, b) => rankLevel(a) - rankLevel(b)),
    equipment: countValues(
      listed.map((page) => [...page.equipment, ...(readable.has(page) ? page.read_equipment : [])]),
    ),
    muscles: countValues([...readable].map((page) => page.muscles)),
    durations:
      lengths.length === 0
        ? null
        : {
            min_seconds: lengths.reduce((a, b) => Math.min(a, b)),
            max_seconds: lengths.reduce((a, b) => Math.max(a, b)),
          },
    has_free: listed.some((page) => !page.is_paid),
    has_paid: listed.some((page) => page.is_paid),
    total_count: listed.length,
  }
}

function countTags(pages: readonly (readonly TagRef[])[]): Filters['tags'] {
  const counted = new Map<string, Filters['tags'][number]>()
  for (const tag of pages.flat()) {
    const known = counted.get(tag.id) ?? { ...tag, count: 0 }
    counted.set(tag.id, { ...known, count: known.count + 1 })
  }
  return [...counted.values()].toSorted((a, b) => compareText(a.name, b.name) || (a.id < b.id ? -1 : 1))
}

function rankLevel({ value }: { value: string }): number {
  return levels.findIndex((level) => level === value)
}
