import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { findFiles } from '../files-repository.ts'
import { deleteFilesJob } from '../jobs.ts'
import { keyOfVariant, publicKeyOf } from '../keys.ts'
import { isMediaUsed } from '../media-usages.ts'
import { deleteMediaRow, findVariants, lockMedia } from '../repository.ts'

/** Deletes a picture or a file of the library; a job removes its files. Returns what prevented it, if anything. */
export async function deleteMedia(ctx: Ctx, id: string): Promise<'deleted' | 'not_found' | 'in_use'> {
  return ctx.write(async (tx) => {
    const row = await lockMedia(tx, id)
    if (!row || row.owner_kind !== 'team') return 'not_found'
    if (await isMediaUsed(ctx, id)) return 'in_use'

    const variants = await findVariants(tx, [id])
    const bases = [row.storage_key, publicKeyOf(ctx.services.secrets, row.storage_key)]
    const [file] = await findFiles(tx, [id])
    const captions = file?.captions.map(({ storage_key }) => storage_key) ?? []
    const keys = bases.flatMap((base) => [base, ...variants.map((variant) => keyOfVariant(base, variant))])
    await deleteMediaRow(tx, id)
    await enqueue(tx, deleteFilesJob, { keys: [...keys, ...captions] })
    return 'deleted'
  })
}
