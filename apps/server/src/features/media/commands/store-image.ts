import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/index.ts'
import type { Services } from '#platform/services.ts'
import { newStorageKey } from '#platform/storage/index.ts'
import { createVariantsJob } from '../jobs.ts'
import { publicKeyOf } from '../keys.ts'
import type { PreparedImage } from '../prepare-image.ts'
import { insertMedia, type MediaRow } from '../repository.ts'

/** The owner and the name of a picture. */
export type ImageMeta = {
  owner_kind: 'team' | 'member'
  /** A team member's or subscriber's id, by `owner_kind`. */
  created_by: string | null
  name: string
  alt?: string
  is_public?: boolean
  now: Date
}

type Files = Pick<Services, 'storage' | 'secrets'>

/**
 * Stores a prepared picture, so that the slow part runs before the transaction. It is usable at once; a job creates
 * its sizes.
 */
export async function storeImage(
  tx: AppTx,
  files: Files,
  image: PreparedImage,
  meta: ImageMeta,
): Promise<MediaRow> {
  const { storage, secrets } = files
  const { is_public = false, alt = '', name, owner_kind, created_by, now } = meta
  const storage_key = newStorageKey({ app_id: tx.app_id, type: image.type, is_public: false })
  await storage.put(storage_key, image.bytes)
  if (is_public) await storage.put(publicKeyOf(secrets, storage_key), image.bytes)

  const { type, width, height, placeholder } = image
  const row = {
    app_id: tx.app_id,
    id: newId(),
    owner_kind,
    created_by,
    name,
    alt,
    type,
    width,
    height,
    placeholder,
    storage_key,
    is_public,
    bytes: String(image.bytes.length),
    public_address: 'automatic',
    status: 'preparing',
    created_at: now,
  }
  const { app_id: _app, ...columns } = row
  await insertMedia(tx, columns)
  await enqueue(tx, createVariantsJob, { media_id: row.id })
  return row
}
