import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { countMediaUses } from '#platform/uses.ts'
import { deleteWithKeys } from '../delete-with-keys.ts'
import { deleteFilesJob } from '../jobs.ts'
import { findLibraryRow } from '../library-repository.ts'
import { lockMedia } from '../repository.ts'

/** Deletes a picture or a file of the library; a job removes its files. Returns what prevented it, if anything. */
export async function deleteMedia(ctx: Ctx, id: string): Promise<'deleted' | 'not_found' | 'in_use'> {
  const { deleted_ids, used_ids } = await deleteUnusedMedia(ctx, [id])
  if (used_ids.length > 0) return 'in_use'
  return deleted_ids.length > 0 ? 'deleted' : 'not_found'
}

/** Deletes those of some pictures and files that nothing uses. Unknown ones are in neither list. */
export async function deleteUnusedMedia(
  ctx: Ctx,
  ids: readonly string[],
): Promise<{ deleted_ids: string[]; used_ids: string[] }> {
  return ctx.write(async (tx) => {
    const found: string[] = []
    for (const id of [...new Set(ids)].toSorted())
      if ((await lockMedia(tx, id)) && (await findLibraryRow(tx, id))) found.push(id)
    const counts = await countMediaUses(ctx, found)
    const deleted_ids = found.filter((id) => counts.get(id) === 0)
    const keys = await deleteWithKeys(tx, ctx.services, deleted_ids)
    if (keys.length > 0) await enqueue(tx, deleteFilesJob, { keys })
    return { deleted_ids, used_ids: found.filter((id) => counts.get(id) !== 0) }
  })
}
