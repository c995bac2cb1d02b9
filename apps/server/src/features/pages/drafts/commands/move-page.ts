import type { Ctx } from '#platform/context.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { placeNodes } from '#features/access/index.ts'
import { ancestorIds, findDraft, subtreeIds, type DraftRow } from '../../queries/drafts.ts'
import { lockTree, updatePlace } from '../../queries/draft-writes.ts'
import { liveSite } from '../../tree/index.ts'
import { DEEPEST, placeAmong } from './add-page.ts'

type Move = { page: DraftRow; parent_id: string | null; position: number; by: string }

/**
 * Puts a page elsewhere in the draft tree. Its gates follow with the publish that moves it for members; a page that
 * was never published takes them along at once. Throws `would_loop`, `too_deep`, or `invalid` for a parent that is not there.
 */
export async function movePage(ctx: Ctx, { page, parent_id, position, by }: Move): Promise<void> {
  await ctx.write(async (tx) => {
    await lockTree(tx)
    if (parent_id !== null) {
      if (!(await findDraft(tx, parent_id))) throw invalidField('parent_id', 'unknown_page')
      const above = await ancestorIds(tx, parent_id)
      if (above.includes(page.id)) throw new CallError('would_loop')
      const height = Math.max(...(await subtreeIds(tx, page.id)).map((below) => below.depth))
      if (above.length + 1 + height > DEEPEST) throw new CallError('too_deep')
    }
    const rank = await placeAmong(tx, parent_id, position, page.id)
    await updatePlace(tx, page.id, { parent_id, rank, at: ctx.services.clock.now(), by })
    if (!(await liveSite(ctx)).pages.has(page.id)) await placeNodes(tx, [{ page_id: page.id, parent_id }])
  })
}
