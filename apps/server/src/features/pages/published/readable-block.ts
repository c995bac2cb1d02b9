import { flattenBlocks } from '@foyer/content/definitions'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import type { Ctx } from '#platform/context.ts'
import { decidePageAccess, type AccessCaller } from '#features/access/index.ts'
import { loadLiveSite } from '../tree/index.ts'
import { findByAction } from '../queries/versions.ts'

/** Finds a published block that calls of its own serve; null on a page that the viewer may not read. */
export async function findReadableBlock(
  ctx: Ctx,
  viewer: AccessCaller,
  block_id: string,
): Promise<StoredBlock | null> {
  const { number } = await loadLiveSite(ctx)
  const page = await findByAction(ctx.db, number, block_id)
  if (!page) return null
  const access = await decidePageAccess(ctx, viewer, page.page_id)
  if (access.is_hidden || !access.decision.granted) return null
  return flattenBlocks(page.content.blocks).find(({ id }) => id === block_id) ?? null
}
