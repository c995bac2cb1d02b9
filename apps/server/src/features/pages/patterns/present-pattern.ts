import type { z } from 'zod'
import { collectReferences } from '@foyer/content/definitions'
import type { blockAssets, pattern } from '@foyer/contract/pages/pattern-shapes'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { Ctx } from '#platform/context.ts'
import { findFileAssets, findMediaAssets } from '../../media/index.ts'
import { listMediaIds } from '../content/index.ts'
import type { PatternRow } from '../queries/patterns.ts'

/** A row in the shape of the contract. */
export function presentPattern({ created_at, ...row }: PatternRow): z.infer<typeof pattern> {
  return { ...row, created_at: created_at.toISOString() }
}

/** Finds what blocks, and the pages of templates, show of the library. */
export async function findAssets(
  ctx: Ctx,
  blocks: readonly StoredBlock[],
  pages: readonly PatternRow[] = [],
): Promise<z.infer<typeof blockAssets>> {
  const used = [
    collectReferences(blocks),
    ...pages.map(({ draft, content_type }) => collectReferences([], draft.fields, content_type ?? '')),
  ]
  const covers = listMediaIds(pages.map(({ draft }) => draft.cover ?? null))
  const media_ids = [...new Set([...used.flatMap((one) => one.media_ids), ...covers])]
  const file_ids = [...new Set(used.flatMap((one) => one.files.map(({ media_id }) => media_id)))]
  return {
    media: Object.fromEntries(await findMediaAssets(ctx, media_ids)),
    files: await findFileAssets(ctx, file_ids, { bound_to: null }),
  }
}
