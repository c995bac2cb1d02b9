import { buffer } from 'node:stream/consumers'
import { defineJob } from '../../platform/jobs/index.ts'
import { countMediaUses } from '../../platform/uses.ts'
import { bumpAppVersion } from '../apps/index.ts'
import { keyOfVariant, publicKeyOf, type VariantFormat } from './keys.ts'
import { encodeVariants } from './encode-variants.ts'
import { deleteStored, deleteWithKeys } from './delete-with-keys.ts'
import { listFormerIds } from './library-repository.ts'
import { RETENTION_MS } from './limits.ts'
import { findMedia, findVariants, lockMedia, saveVariants } from './repository.ts'
import { deleteExpiredUploads } from './uploads/repository.ts'
import { uploadStore } from './uploads/upload-store.ts'

type MediaPayload = { media_id: string }

/** Creates the sizes of a picture, beside it and under its public key if it has one. Idempotent. */
export const createVariantsJob = defineJob<MediaPayload>(
  'media.make_variants',
  { retry_limit: 5, expire_s: 180, concurrency: 1 },
  async (ctx, { media_id }, { signal }) => {
    const { storage, secrets } = ctx.services
    const [row] = await findMedia(ctx.db, [media_id])
    const file = row ? await storage.get(row.storage_key) : null
    if (!row || !file) return

    const public_key = publicKeyOf(secrets, row.storage_key)
    const created: { width: number; format: VariantFormat; bytes: number }[] = []
    const files: { key: string; public_key: string; bytes: Buffer }[] = []
    await encodeVariants(
      await buffer(file.stream),
      row.width,
      async (variant) => {
        const key = keyOfVariant(row.storage_key, variant)
        await storage.put(key, variant.bytes)
        files.push({ key, public_key: keyOfVariant(public_key, variant), bytes: variant.bytes })
        created.push({ width: variant.width, format: variant.format, bytes: variant.bytes.length })
      },
      signal,
    )

    await ctx.write(async (tx) => {
      // Published pages that were rendered without the sizes are rendered again. The app is locked first, as elsewhere.
      if ((await countMediaUses(ctx, [media_id])).get(media_id) !== 0) await bumpAppVersion(tx, tx.app_id)
      const locked = await lockMedia(tx, media_id)
      // Another content came while this one was encoded: its own job creates its sizes.
      if (!locked || locked.storage_key !== row.storage_key) return
      if (locked.is_public)
        for (const public_copy of files) await storage.put(public_copy.public_key, public_copy.bytes)
      await saveVariants(tx, media_id, created)
    })
  },
)

/** Removes the public copies of a picture, unless it has become public again. */
export const deletePublicFilesJob = defineJob<MediaPayload>(
  'media.drop_public_files',
  {},
  async (ctx, { media_id }) => {
    const { storage, secrets } = ctx.services
    await ctx.write(async (tx) => {
      const row = await lockMedia(tx, media_id)
      if (!row || row.is_public) return
      const public_key = publicKeyOf(secrets, row.storage_key)
      const variants = await findVariants(tx, [media_id])
      for (const key of [public_key, ...variants.map((variant) => keyOfVariant(public_key, variant))]) {
        await storage.delete(key)
      }
    })
  },
)

/** Removes the files of deleted pictures and files. */
export const deleteFilesJob = defineJob<{ keys: string[] }>('media.delete_files', {}, async (ctx, { keys }) =>
  deleteStored(ctx.services.storage, keys),
)

/** Deletes uploads that were not finished in time, and contents that were replaced long ago, with their bytes. */
export const cleanUploadsJob = defineJob('media.clean_uploads', { retry_limit: 2 }, async (ctx) => {
  const now = ctx.services.clock.now()
  const expired = await ctx.write((tx) => deleteExpiredUploads(tx, now))
  for (const id of expired) await uploadStore(ctx.services).remove(id)
  const keys = await ctx.write(async (tx) => {
    const ids = await listFormerIds(tx, { before: new Date(now.getTime() - RETENTION_MS) })
    return deleteWithKeys(tx, ctx.services, ids)
  })
  await deleteStored(ctx.services.storage, keys)
})
