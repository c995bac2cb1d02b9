import { createReadStream } from 'node:fs'
import { cleanLine, truncate } from '@foyer/domain/text'
import type { FileKind } from '@foyer/contract/media/shapes'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/database/app-db.ts'
import { newStorageKey } from '#platform/storage/index.ts'
import { insertFile } from '../files-repository.ts'
import { enqueueStream } from '../streams/make-stream.ts'
import { inspectFile, type FileRefusal } from '../uploads/inspect-file.ts'
import { deleteUpload, type UploadRow } from '../uploads/repository.ts'
import { uploadStore } from '../uploads/upload-store.ts'

type Details = { name?: string | undefined; poster_id?: string | null | undefined }

/**
 * Moves a complete upload into the library, under its own id, so that a repeated call adds nothing. Returns why it
 * was refused; a refused file is deleted. The caller holds the lock of the upload.
 */
export async function finishUpload(
  ctx: Ctx,
  upload: UploadRow,
  details: Details,
): Promise<'upload_incomplete' | FileRefusal | null> {
  const { storage } = ctx.services
  const uploads = uploadStore(ctx.services)
  const { id, bytes, file_name, team_member_id } = upload
  if ((await uploads.received(id)) !== bytes) return 'upload_incomplete'

  const kind = upload.kind as FileKind
  const inspected = await inspectFile(uploads.path(id), kind, file_name)
  if ('refused' in inspected) {
    await removeUpload(ctx, id)
    return inspected.refused
  }
  const storage_key = newStorageKey({ app_id: ctx.app.id, type: inspected.type, is_public: false })
  await storage.put(storage_key, createReadStream(uploads.path(id)))
  // Committed at once: the lock of the upload is released before the answer.
  const is_added = await inTransaction(ctx.services.database, ctx.app.id, async (tx) => {
    await deleteUpload(tx, id)
    const is_new = await insertFile(tx, {
      ...inspected,
      id,
      kind,
      bytes,
      storage_key,
      name: details.name ?? deriveName(file_name, kind),
      poster_id: details.poster_id ?? null,
      created_by: team_member_id,
      created_at: ctx.now(),
    })
    if (is_new && kind === 'video') await enqueueStream(tx, ctx.services, { storage_key })
    return is_new
  })
  if (!is_added) await storage.delete(storage_key)
  await uploads.remove(id)
  return null
}

/** Deletes an upload with the bytes that were received. */
export async function removeUpload(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx.services.database, ctx.app.id, (tx) => deleteUpload(tx, id))
  await uploadStore(ctx.services).remove(id)
}

/** The name of a file without folder; documents retain their ending. */
function deriveName(file_name: string, kind: FileKind): string {
  const last = file_name.split(/[\\/]/).at(-1) ?? ''
  const name = kind === 'file' ? last : last.replace(/\.[A-Za-z0-9]{1,5}$/, '')
  return truncate(cleanLine(name), 120) || 'File'
}
