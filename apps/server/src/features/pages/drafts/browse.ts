import { pageTypeDefinition, visitFields } from '@foyer/content/definitions'
import type { browsePages } from '@foyer/contract/pages/browse-pages'
import { imageRef, type ImageRef } from '@foyer/contract/pages/shapes'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { loadCoverAssets } from '../../media/index.ts'
import { countNamingPages, findDraftFields, listBrowseRows } from '../queries/browse.ts'
import { findTreeRows } from '../queries/drafts.ts'
import { listValues, rankPages } from './rank-pages.ts'
import { presentRows } from './studio-tree.ts'

type Input = z.output<typeof browsePages.input>
type Output = z.input<typeof browsePages.output>

/** Ranks the pages of one type and presents the first of them, matches before related ones. */
export async function browse(ctx: Ctx, input: Input): Promise<Output> {
  const { content_type, term, filters, offset, limit } = input
  const fields = pageTypeDefinition(content_type)?.facets ?? []
  const all = await listBrowseRows(ctx.db, content_type, fields)
  const use_counts = await countNamingPages(
    ctx.db,
    all.map(({ id }) => id),
  )
  const rows = all.filter(
    ({ id, has_video }) =>
      has_video === (input.has_video ?? has_video) &&
      (input.is_used === undefined || use_counts.has(id) === input.is_used),
  )
  const ranked = rankPages(rows, { term, fields, use_counts, filters: parseFilters(filters, fields) })
  const match_ids = new Set(ranked.matches.map(({ id }) => id))
  const shown = [...ranked.matches, ...ranked.related].slice(offset, offset + limit)
  const pages = await presentPages(
    ctx,
    content_type,
    shown.map(({ id }) => id),
  )
  return {
    items: shown.flatMap((row) => {
      const page = pages.get(row.id)
      if (!page) return []
      return {
        ...page,
        group: match_ids.has(row.id) ? ('match' as const) : ('related' as const),
        use_count: use_counts.get(row.id) ?? 0,
        has_video: row.has_video,
        facets: Object.fromEntries(fields.map((field) => [field, listValues(row, field)])),
      }
    }),
    facets: ranked.facets,
    match_count: ranked.matches.length,
    total_count: all.length,
  }
}

type Presented = Pick<Output['items'][number], 'page' | 'poses'>

async function presentPages(
  ctx: Ctx,
  content_type: string,
  ids: readonly string[],
): Promise<Map<string, Presented>> {
  const [tree_rows, fields] = await Promise.all([
    findTreeRows(ctx.db, ids).then((rows) => presentRows(ctx, rows)),
    findDraftFields(ctx.db, ids),
  ])
  const poses = new Map(ids.map((id) => [id, listPoses(content_type, fields.get(id))]))
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

/** One `field:value` a line; fields that are no facets are left out. */
function parseFilters(text: string, fields: readonly string[]): Map<string, Set<string>> {
  const filters = new Map<string, Set<string>>()
  for (const line of text.split('\n')) {
    const [field = '', ...value] = line.split(':')
    if (!fields.includes(field)) continue
    filters.set(field, (filters.get(field) ?? new Set()).add(value.join(':')))
  }
  return filters
}
