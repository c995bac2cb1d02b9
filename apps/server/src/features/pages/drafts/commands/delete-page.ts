import type { OutputFor } from '@foyer/contract/client'
import type { RefusedPage } from '@foyer/contract/pages/bulk-shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { restorableSince } from '../deletions.ts'
import { findTreeRows, findTakenPaths, listSubtrees } from '../../queries/drafts.ts'
import {
  lockDeletions,
  lockTree,
  markDeleted,
  markRestored,
  moveToTop,
  type DeletedRow,
} from '../../queries/draft-writes.ts'

/** Deletes a page and its descendants from the draft. Throws `is_start_page`: every app has one. */
export async function deletePage(ctx: Ctx, page_id: string, by: string): Promise<string[]> {
  return ctx.write(async (tx) => {
    const { subtrees, refused } = await findDeletable(tx, [page_id])
    if (refused.length > 0) throw new CallError('is_start_page')
    return markSubtrees(tx, subtrees, { at: ctx.services.clock.now(), by })
  })
}

/** Deletes pages and their descendants, each restorable on its own; a page that cannot be deleted is refused alone. */
export async function deletePages(
  ctx: Ctx,
  page_ids: readonly string[],
  by: string,
): Promise<OutputFor<'pages.deletePages'>> {
  return ctx.write(async (tx) => {
    const ids = [...new Set(page_ids)]
    const { subtrees, refused } = await findDeletable(tx, ids)
    await markSubtrees(tx, subtrees, { at: ctx.services.clock.now(), by })
    const deleted = new Set([...subtrees.values()].flat())
    const missing = ids.filter((id) => !deleted.has(id) && !refused.includes(id))
    return {
      deleted_page_ids: ids.filter((id) => deleted.has(id)),
      refused: [
        ...refused.map((page_id) => ({ page_id, code: 'is_start_page' })),
        ...missing.map((page_id) => ({ page_id, code: 'not_found' })),
      ],
    }
  })
}

type Deletable = {
  /** The pages of each subtree by its root; none is in two. */
  subtrees: ReadonlyMap<string, readonly string[]>
  /** The pages that the start page is in or below. */
  refused: readonly string[]
}

async function findDeletable(tx: AppTx, ids: readonly string[]): Promise<Deletable> {
  await lockTree(tx)
  const rows = await listSubtrees(tx, ids)
  const refused = new Set(rows.filter(({ path }) => path === '/').map(({ root_id }) => root_id))
  const allowed = rows.filter(({ root_id }) => !refused.has(root_id))
  const nested = new Set(allowed.filter(({ id, root_id }) => id !== root_id).map(({ id }) => id))
  const subtrees = Map.groupBy(
    allowed.filter(({ root_id }) => !nested.has(root_id)),
    ({ root_id }) => root_id,
  )
  return {
    subtrees: new Map([...subtrees].map(([root, pages]) => [root, pages.map(({ id }) => id)])),
    refused: [...refused],
  }
}

async function markSubtrees(
  tx: AppTx,
  subtrees: Deletable['subtrees'],
  change: { at: Date; by: string },
): Promise<string[]> {
  const marks = [...subtrees.values()].flatMap((ids) => {
    const deletion_id = newId()
    return ids.map((id) => ({ id, deletion_id }))
  })
  await markDeleted(tx, marks, change)
  return marks.map(({ id }) => id)
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
    const { refused } = await restoreDeletions(ctx, tx, [page_id], by)
    const [problem] = refused
    if (problem) throw new CallError(problem.code)
    const [first] = await findTreeRows(tx, [page_id])
    return { parent_id: first?.parent_id ?? null }
  })
}

/** Restores pages as `restorePage` does; a page that cannot be restored is refused alone. */
export async function restorePages(
  ctx: Ctx,
  page_ids: readonly string[],
  by: string,
): Promise<OutputFor<'pages.restorePages'>> {
  return ctx.write((tx) => restoreDeletions(ctx, tx, [...new Set(page_ids)], by))
}

type RestoreCode = 'not_found' | 'path_taken'

async function restoreDeletions(
  ctx: Ctx,
  tx: AppTx,
  ids: readonly string[],
  by: string,
): Promise<{ restored_page_ids: string[]; refused: (RefusedPage & { code: RestoreCode })[] }> {
  await lockTree(tx)
  const now = ctx.services.clock.now()
  const rows = await lockDeletions(tx, ids, restorableSince(now))
  const taken = await findTakenPaths(
    tx,
    rows.map((row) => row.path),
  )
  const restored: DeletedRow[] = []
  const deletions = Map.groupBy(rows, (row) => row.deletion_id)
  for (const deletion of deletions.values()) {
    if (deletion.some(({ path }) => taken.has(path))) continue
    for (const row of deletion) taken.add(row.path)
    restored.push(...deletion)
  }
  const restored_ids = new Set(restored.map((row) => row.id))
  await markRestored(tx, [...restored_ids])

  const tops = restored.filter((row) => row.parent_id !== null && !restored_ids.has(row.parent_id))
  const parent_rows = await findTreeRows(tx, [...new Set(tops.flatMap((row) => row.parent_id ?? []))])
  const parents = new Set(parent_rows.map((row) => row.id))
  const orphans = tops.filter(({ parent_id }) => !parents.has(parent_id ?? ''))
  await moveToTop(
    tx,
    orphans.map(({ id }) => id),
    { at: now, by },
  )
  const found = new Set(rows.map((row) => row.id))
  return {
    restored_page_ids: ids.filter((id) => restored_ids.has(id)),
    refused: ids
      .filter((id) => !restored_ids.has(id))
      .map((page_id) => ({ page_id, code: found.has(page_id) ? 'path_taken' : 'not_found' })),
  }
}
