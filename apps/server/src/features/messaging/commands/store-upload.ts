import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { newStorageKey } from '#platform/storage/index.ts'
import { insertUpload } from '../uploads/repository.ts'
import { thumbKey, uploadKeys } from '../uploads/thumb-key.ts'
import type { PreparedUpload, UploadRow } from '../uploads/upload-row.ts'

type Upload = Pick<UploadRow, 'user_id' | 'thread_id' | 'kind'> & { prepared: PreparedUpload }

/** Stores a prepared file for a message of its owner. */
export async function storeUpload(
  ctx: Ctx,
  { user_id, thread_id, kind, prepared }: Upload,
): Promise<UploadRow> {
  const { storage } = ctx.services
  const { name, content_type, bytes, thumb, meta } = prepared
  const storage_key = newStorageKey({ app_id: ctx.app.id, type: content_type, is_public: false })
  const row: UploadRow = {
    ...{ id: newId(), user_id, thread_id, kind, storage_key, name, content_type, meta },
    bytes: bytes.length,
  }
  try {
    await storage.put(storage_key, bytes)
    if (thumb) await storage.put(thumbKey(storage_key), thumb)
    await ctx.write((tx) => insertUpload(tx, row, ctx.now()))
    return row
  } catch (error) {
    for (const key of uploadKeys(row)) await storage.delete(key)
    throw error
  }
}
