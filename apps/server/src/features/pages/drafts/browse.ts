import { listPageTypes, pageTypeDefinition, visitFields } from '@foyer/content/definitions'
import type { browsePages } from '@foyer/contract/pages/browse-pages'
import { imageRef, type ImageRef } from '@foyer/contract/pages/shapes'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { loadCoverAssets } from '../../media/index.ts'
import { countNamingPages, findDraftFields, listBrowseRows, type BrowseRow } from '../queries/browse.ts'
import { findTreeRows } from '../queries/drafts.ts'
import { listPageTagIds } from '../queries/tags.ts'
import { loadLiveSite } from '../tree/index.ts'
import { decideTreeState } from './present-tree-node.ts'
import { rankPages } from './rank-pages.ts'
import { presentRows } from './studio-tree.ts'

type Input = z.output<typeof browsePages.input>
type Output = z.input<typeof browsePages.output>
type State = Output['states'][number]['state']
type Row = Omit<BrowseRow, 'facets'> & { facets: Record<string, readonly string[]> }

const ALL_TYPES = listPageTypes(() => true)
const STATES: readonly State[] = ['live', 'edited', 'new']

/** What a page has besides the fields of its type, filtered and counted as these are; no field has such a name. */
const STATE = ':state'
const TAG = ':tag'

/** Ranks pages of a type, or of all types, and presents the first of them, matches before related ones. */
export async function browse(ctx: Ctx, input: Input): Promise<Output> {
  const { content_type, term, filters, offset, limit, order_by, direction } = input
  const content_types = content_type === undefined ? ALL_TYPES : [content_type]
  const fields = [...new Set(content_types.flatMap((type) => pageTypeDefinition(type)?.facets ?? []))]
  const locales = [input.translated_into, input.missing_in].filter((locale) => locale !== undefined)
  const [stored, use_counts, tags, { pages: live }] = await Promise.all([
    listBrowseRows(ctx.db, { content_types, fields, locales }),
    countNamingPages(ctx.db, content_types),
    listPageTagIds(ctx.db, null),
    loadLiveSite(ctx),
  ])
  const all = stored.map((row): Row => {
    const own = Object.fromEntries(fields.map((field) => [field, listValues(row.facets[field])]))
    return {
      ...row,
      facets: { ...own, [STATE]: [decideTreeState(row, live)], [TAG]: tags.get(row.id) ?? [] },
    }
  })
  const rows = all.filter((row) => isIncluded(row, input, use_counts))
  const ranked = rankPages(rows, {
    term,
    use_counts,
    order_by,
    direction,
    fields: [...fields, STATE, TAG],
    filters: parseFilters(input, filters, fields),
  })
  const shown = [
    ...ranked.matches.map((row) => ({ row, group: 'match' as const })),
    ...ranked.related.map((row) => ({ row, group: 'related' as const })),
  ].slice(offset, offset + limit)
  const pages = await presentPages(
    ctx,
    shown.map(({ row }) => row),
  )
  const countsOf = (field: string) => ranked.facets.find((facet) => facet.field === field)?.values ?? []
  return {
    items: shown.flatMap(({ row, group }) => {
      const page = pages.get(row.id)
      if (!page) return []
      const { [STATE]: _state, [TAG]: _tags, ...facets } = row.facets
      return [
        {
          ...page,
          group,
          use_count: use_counts.get(row.id) ?? 0,
          has_video: row.has_video,
          facets: Object.fromEntries(Object.entries(facets).map(([field, values]) => [field, [...values]])),
        },
      ]
    }),
    facets: ranked.facets.filter(({ field }) => fields.includes(field)),
    tags: countsOf(TAG).map(({ value, count }) => ({ tag_id: value, count })),
    states: STATES.flatMap((state) => {
      const counted = countsOf(STATE).find(({ value }) => value === state)
      return counted ? [{ state, count: counted.count }] : []
    }),
    match_ids: input.with_ids ? ranked.matches.map(({ id }) => id) : null,
    match_count: ranked.matches.length,
    total_count: all.length,
  }
}

function isIncluded(row: Row, input: Input, use_counts: ReadonlyMap<string, number>): boolean {
  const { has_video, is_used, has_tags, translated_into, missing_in } = input
  if (has_tags !== undefined && (row.facets[TAG] ?? []).length > 0 !== has_tags) return false
  if (has_video !== undefined && row.has_video !== has_video) return false
  if (is_used !== undefined && use_counts.has(row.id) !== is_used) return false
  if (translated_into !== undefined && !row.locales.includes(translated_into)) return false
  return missing_in === undefined || !row.locales.includes(missing_in)
}

type Presented = Pick<Output['items'][number], 'page' | 'poses'>

async function presentPages(ctx: Ctx, shown: readonly Row[]): Promise<Map<string, Presented>> {
  const ids = shown.map(({ id }) => id)
  const [tree_rows, fields] = await Promise.all([
    findTreeRows(ctx.db, ids).then((rows) => presentRows(ctx, rows)),
    findDraftFields(ctx.db, ids),
  ])
  const poses = new Map(
    shown.map(({ id, content_type }) => [id, listPoses(content_type, fields.get(id))] as const),
  )
  const assetOf = await loadCoverAssets(ctx, [...poses.values()].flat())
  return new Map(
    tree_rows.map((page) => [
      page.page_id,
      {
        page,
        poses: (poses.get(page.page_id) ?? []).map((image) => ({ image, asset: assetOf(image, null) })),
      },
    ]),
  )
}

/** The first two pictures of a page's own fields. */
function listPoses(content_type: string, props: unknown): ImageRef[] {
  const images: ImageRef[] = []
  visitFields(pageTypeDefinition(content_type)?.fields ?? {}, props, (field, value) => {
    const image = field.kind === 'image' ? imageRef.safeParse(value) : null
    if (image?.data) images.push(image.data)
  })
  return images.length > 1 ? images.slice(0, 2) : []
}

/** The values of a field of lines, or the one of a choice; drafts may have anything there. */
function listValues(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.filter((line): line is string => typeof line === 'string') : []
}

/** One `field:value` a line; fields that are no facets are left out. */
function parseFilters(
  { state, tag_ids = [] }: Input,
  text: string,
  fields: readonly string[],
): Map<string, ReadonlySet<string>> {
  const filters = new Map<string, Set<string>>()
  for (const line of text.split('\n')) {
    const [field = '', ...value] = line.split(':')
    if (!fields.includes(field)) continue
    filters.set(field, (filters.get(field) ?? new Set()).add(value.join(':')))
  }
  if (state !== undefined) filters.set(STATE, new Set([state]))
  if (tag_ids.length > 0) filters.set(TAG, new Set(tag_ids))
  return filters
}
