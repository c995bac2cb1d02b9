import type { AppTx } from '#platform/database/app-db.ts'
import { enqueue } from '#platform/jobs/index.ts'
import type { Services } from '#platform/services.ts'
import { deletePublicFilesJob } from '../jobs.ts'
import { keyOfVariant, publicKeyOf } from '../keys.ts'
import { findVariants, setVisibility } from '../repository.ts'
import type { Storage } from '#platform/storage/index.ts'

type Files = Pick<Services, 'storage' | 'secrets'>

/**
 * Publishes the files of pictures that a public page shows; their public URLs work on return. Pictures that are
 * already public cost nothing. Returns those that were not.
 */
export async function setPublicMedia(tx: AppTx, files: Files, ids: readonly string[]): Promise<string[]> {
  const published = await setVisibility(tx, ids, true)
  const variants = await findVariants(
    tx,
    published.map((row) => row.id),
  )
  for (const { id, storage_key } of published) {
    const public_key = publicKeyOf(files.secrets, storage_key)
    const own = variants.filter((variant) => variant.media_id === id)
    await copyFile(files.storage, storage_key, public_key)
    for (const variant of own) {
      await copyFile(files.storage, keyOfVariant(storage_key, variant), keyOfVariant(public_key, variant))
    }
  }
  return published.map(({ id }) => id)
}

/**
 * Makes pictures private again: their public URLs are no longer sent, and a job removes the files. Returns those
 * that were public.
 */
export async function setPrivateMedia(tx: AppTx, ids: readonly string[]): Promise<string[]> {
  const unpublished = await setVisibility(tx, ids, false)
  for (const { id } of unpublished) await enqueue(tx, deletePublicFilesJob, { media_id: id })
  return unpublished.map(({ id }) => id)
}

/** Copies a stored file to another key. An existing copy stays, because files are immutable. */
export async function copyFile(
  storage: Pick<Storage, 'get' | 'put' | 'size'>,
  from: string,
  to: string,
): Promise<void> {
  if ((await storage.size(to)) !== null) return
  const file = await storage.get(from)
  if (!file) throw new Error(`The file ${from} of a picture is missing.`)
  await storage.put(to, file.stream)
}
