import type { Ctx } from '#platform/context.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { moveNodes } from '#features/access/index.ts'
import { listAncestorIds, findDraft, listSubtreeIds, type DraftRow } from '../../queries/drafts.ts'
import { lockTree, updatePosition } from '../../queries/draft-writes.ts'
import { loadLiveSite } from '../../tree/index.ts'
import { MAX_DEPTH, chooseRank } from './add-page.ts'

type Move = { page: DraftRow; parent_id: string | null; position: number; by: string }

/**
 * Moves a page in the draft tree. Gates change with the publish, or immediately for a page that was never published.
 * Throws `would_loop`, `too_deep`, or `invalid` for an unknown parent.
 */
export async function movePage(ctx: Ctx, { page, parent_id, position, by }: Move): Promise<void> {
  await ctx.write(async (tx) => {
    await lockTree(tx)
    if (parent_id !== null) {
      if (!(await findDraft(tx, parent_id))) throw invalidField('parent_id', 'unknown_page')
      const ancestors = await listAncestorIds(tx, parent_id)
      if (ancestors.includes(page.id)) throw new CallError('would_loop')
      const height = Math.max(...(await listSubtreeIds(tx, page.id)).map((below) => below.depth))
      if (ancestors.length + 1 + height > MAX_DEPTH) throw new CallError('too_deep')
    }
    const rank = await chooseRank(tx, parent_id, position, page.id)
    await updatePosition(tx, page.id, { parent_id, rank, at: ctx.services.clock.now(), by })
    if (!(await loadLiveSite(ctx)).pages.has(page.id)) await moveNodes(tx, [{ page_id: page.id, parent_id }])
  })
}
