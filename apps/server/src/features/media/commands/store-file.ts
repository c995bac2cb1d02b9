import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FileKind } from '@foyer/contract/media/shapes'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Services } from '#platform/services.ts'
import { newStorageKey } from '#platform/storage/index.ts'
import { insertFile } from '../files-repository.ts'
import { inspectFile } from '../uploads/inspect-file.ts'

/** The id and the name of a file, and who adds it. */
export type FileMeta = { id: string; kind: FileKind; name: string; created_by: string; now: Date }

/** Adds a file of this server's disk to the library. Throws where an upload of it would be refused. */
export async function storeFile(
  tx: AppTx,
  { storage }: Pick<Services, 'storage'>,
  path: string,
  { id, kind, name, created_by, now }: FileMeta,
): Promise<void> {
  const inspected = await inspectFile(path, kind, path)
  if ('refused' in inspected) throw new Error(`The file ${path} is refused: ${inspected.refused}.`)
  const { size: bytes } = await stat(path)
  const storage_key = newStorageKey({ app_id: tx.app_id, type: inspected.type, is_public: false })
  await storage.put(storage_key, createReadStream(path))
  const row = { ...inspected, id, kind, name, bytes, storage_key, created_by }
  await insertFile(tx, { ...row, poster_id: null, created_at: now })
}
