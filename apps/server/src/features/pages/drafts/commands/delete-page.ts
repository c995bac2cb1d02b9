import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { restorableSince } from '../deletions.ts'
import { findTreeRows, listSubtreeIds, findTakenPaths } from '../../queries/drafts.ts'
import {
  lockDeletion,
  lockTree,
  markDeleted,
  markRestored,
  updatePosition,
} from '../../queries/draft-writes.ts'

/** Deletes a page and its descendants from the draft. Throws `is_start_page`: every app has one. */
export async function deletePage(ctx: Ctx, page_id: string, by: string): Promise<string[]> {
  return ctx.write(async (tx) => {
    await lockTree(tx)
    const ids = (await listSubtreeIds(tx, page_id)).map((page) => page.id)
    const rows = await findTreeRows(tx, ids)
    if (rows.some((row) => row.path === '/')) throw new CallError('is_start_page')
    await markDeleted(tx, ids, { deletion_id: newId(), at: ctx.services.clock.now(), by })
    return ids
  })
}

/**
 * Restores what was deleted together with a page, at most 30 days ago, at the top level if the parent is gone.
 * Throws `not_found`, or `path_taken` if another page uses one of the paths.
 */
export async function restorePage(
  ctx: Ctx,
  page_id: string,
  by: string,
): Promise<{ parent_id: string | null }> {
  return ctx.write(async (tx) => {
    await lockTree(tx)
    const now = ctx.services.clock.now()
    const rows = await lockDeletion(tx, page_id, restorableSince(now))
    if (rows.length === 0) throw new CallError('not_found')
    if (
      (
        await findTakenPaths(
          tx,
          rows.map((row) => row.path),
        )
      ).size > 0
    )
      throw new CallError('path_taken')
    const ids = new Set(rows.map((row) => row.id))
    await markRestored(tx, [...ids])

    const tops = rows.filter((row) => row.parent_id !== null && !ids.has(row.parent_id))
    const parents = new Set(
      (
        await findTreeRows(
          tx,
          tops.flatMap((row) => row.parent_id ?? []),
        )
      ).map((row) => row.id),
    )
    for (const top of tops) {
      if (!parents.has(top.parent_id ?? ''))
        await updatePosition(tx, top.id, { parent_id: null, at: now, by })
    }
    const [first] = await findTreeRows(tx, [page_id])
    return { parent_id: first?.parent_id ?? null }
  })
}
