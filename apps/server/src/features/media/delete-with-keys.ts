import type { AppTx } from '../../platform/database/app-db.ts'
import { parseStorageKey, type Storage } from '../../platform/storage/index.ts'
import { findFiles } from './files-repository.ts'
import { keyOfVariant, publicKeyOf } from './keys.ts'
import { listFormerIds } from './library-repository.ts'
import type { FileServices } from './presenter.ts'
import { deleteMediaRow, findVariants, lockMedia } from './repository.ts'

/** Deletes items with the contents that they had before, and returns the keys of all their files. */
export async function deleteWithKeys(
  tx: AppTx,
  services: FileServices,
  ids: readonly string[],
): Promise<string[]> {
  const keys: string[] = []
  for (const id of ids) {
    const row = await lockMedia(tx, id)
    if (!row) continue
    keys.push(...(await deleteWithKeys(tx, services, await listFormerIds(tx, { of: id }))))
    const variants = await findVariants(tx, [id])
    const bases = [row.storage_key, publicKeyOf(services.secrets, row.storage_key)]
    const [file] = await findFiles(tx, [id])
    keys.push(
      ...bases.flatMap((base) => [base, ...variants.map((variant) => keyOfVariant(base, variant))]),
      ...(file?.captions.map(({ storage_key }) => storage_key) ?? []),
    )
    await deleteMediaRow(tx, id)
  }
  return keys
}

/** Deletes stored files, those of videos with their streams. */
export async function deleteStored(
  storage: Pick<Storage, 'delete' | 'deleteVariants'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await storage.delete(key)
    if (parseStorageKey(key).type.startsWith('video/')) await storage.deleteVariants(key)
  }
}
