import type { OutputFor } from '@foyer/contract/client'
import type { TagRef } from '@foyer/contract/pages/tag-shapes'
import { levels } from '@foyer/content/definitions'
import { compareText } from '@foyer/domain/search'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { countValues } from './count-values.ts'
import { loadLiveSite, loadSiteAccess, orderPages } from '../pages/index.ts'

type Filters = OutputFor<'library.listContentFilters'>

/** Reads what a list of content can be filtered by, of pages that the viewer may know of. */
export async function readContentFilters(
  ctx: Ctx,
  viewer: Viewer | null,
  content_type: string,
): Promise<Filters> {
  const site = await loadLiveSite(ctx)
  const { isListedKnown, canReadListed } = await loadSiteAccess(ctx, viewer, site)
  const order = { content_type, order_by: 'position', direction: 'asc' } as const
  const listed = orderPages(site, order, () => null).filter(isListedKnown)
  const lengths = listed.flatMap(({ seconds }) => seconds ?? [])
  return {
    tags: countTags(listed.map((page) => page.tags)),
    levels: countValues(listed.map((page) => page.levels)).toSorted((a, b) => rankLevel(a) - rankLevel(b)),
    equipment: countValues(
      listed.map((page) => {
        const { equipment, read_equipment } = page
        return read_equipment.length > 0 && canReadListed(page) ? read_equipment : equipment
      }),
    ),
    muscles: countValues(
      listed.filter((page) => page.muscles.length > 0 && canReadListed(page)).map((page) => page.muscles),
    ),
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
  for (const tags of pages) {
    for (const tag of tags) {
      const known = counted.get(tag.id)
      if (known) known.count += 1
      else counted.set(tag.id, { ...tag, count: 1 })
    }
  }
  return [...counted.values()].toSorted((a, b) => compareText(a.name, b.name) || (a.id < b.id ? -1 : 1))
}

function rankLevel({ value }: { value: string }): number {
  return levels.findIndex((level) => level === value)
}
