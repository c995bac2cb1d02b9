import type { AvatarUrls } from '@foyer/contract/identity/shapes'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { newStorageKey, variantKey } from '#platform/storage/index.ts'
import { setAvatar } from '../../identity/index.ts'
import { avatarFiles } from '../avatar-files.ts'
import { deleteFilesJob } from '../jobs.ts'
import type { AvatarSize, PreparedAvatar } from '../prepare-avatar.ts'

/**
 * Stores a user's picture and shows it from then on. Its URL has 128 random bits and is sent only with the user's
 * name; it works until the picture is replaced, when a job removes the files.
 */
export async function setOwnAvatar(ctx: Ctx, user_id: string, avatar: PreparedAvatar): Promise<AvatarUrls> {
  const { storage } = ctx.services
  const base = newStorageKey({ app_id: ctx.app.id, type: 'image/webp', is_public: true })
  const storageKeyOf = (size: AvatarSize): string => variantKey(base, size, 'image/webp')
  const sizes = ['small', 'medium', 'large'] as const
  try {
    for (const size of sizes) await storage.put(storageKeyOf(size), avatar[size])
    const urls = {
      small: storage.publicUrl(storageKeyOf('small')),
      medium: storage.publicUrl(storageKeyOf('medium')),
      large: storage.publicUrl(storageKeyOf('large')),
    }
    await ctx.write(async (tx) => enqueueFileDeletion(tx, await setAvatar(tx, user_id, urls)))
    return urls
  } catch (error) {
    for (const size of sizes) await storage.delete(storageKeyOf(size))
    throw error
  }
}

/** Takes a person's picture away; a job removes its files. */
export async function removeOwnAvatar(ctx: Ctx, user_id: string): Promise<void> {
  await ctx.write(async (tx) => enqueueFileDeletion(tx, await setAvatar(tx, user_id, null)))
}

async function enqueueFileDeletion(tx: AppTx, urls: AvatarUrls): Promise<void> {
  const keys = avatarFiles(urls).map(({ storage_key }) => storage_key)
  if (keys.length > 0) await enqueue(tx, deleteFilesJob, { keys })
}
