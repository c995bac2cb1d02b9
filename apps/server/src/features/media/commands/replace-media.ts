import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { invalidField } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { countMediaUses } from '#platform/uses.ts'
import { bumpAppVersion, lockCurrentApp } from '../../apps/index.ts'
import { createVariantsJob, deleteFilesJob } from '../jobs.ts'
import { keyOfVariant, publicKeyOf } from '../keys.ts'
import {
  findFormer,
  findLibraryRow,
  setFormer,
  swapContents,
  type LibraryRow,
} from '../library-repository.ts'
import { RETENTION_MS } from '../limits.ts'
import { findVariants, lockMedia, setVisibility } from '../repository.ts'
import { copyFile } from './set-public-media.ts'

/**
 * Replaces the content of an item by that of an unused one, which then has the old content and is no longer in the
 * library. The poster of a video follows. Returns what prevented it, if anything.
 */
export async function replaceMedia(
  ctx: Ctx,
  id: string,
  with_id: string,
): Promise<'not_found' | 'media_kind_differs' | 'media_in_use' | null> {
  return ctx.write(async (tx) => {
    const { app } = await lockCurrentApp(tx)
    const [item, other] = await lockBoth(tx, id, with_id)
    if (!item) return 'not_found'
    if (!other || id === with_id) throw invalidField('with_id', 'unknown_file')
    if (item.kind !== other.kind) return 'media_kind_differs'
    if ((await countMediaUses(ctx, [with_id])).get(with_id) !== 0) return 'media_in_use'
    const at = ctx.services.clock.now()
    await exchange(ctx, tx, item, other)
    await setFormer(tx, with_id, { of: id, at })
    const posters = await findPosters(ctx, tx, item, other)
    if (posters) {
      await exchange(ctx, tx, ...posters)
      await setFormer(tx, posters[1].id, { of: posters[0].id, at })
    }
    await bumpAppVersion(tx, app.id)
    return null
  })
}

/** Restores the content before the last replacement; false without one, or where it is too long ago. */
export async function undoReplaceMedia(ctx: Ctx, id: string): Promise<boolean> {
  return ctx.write(async (tx) => {
    const { app } = await lockCurrentApp(tx)
    if (!(await restoreFormer(ctx, tx, id))) return false
    const item = await findLibraryRow(tx, id)
    if (item?.poster_id) await restoreFormer(ctx, tx, item.poster_id)
    await bumpAppVersion(tx, app.id)
    return true
  })
}

async function restoreFormer(ctx: Ctx, tx: AppTx, id: string): Promise<boolean> {
  const former = await findFormer(tx, id)
  if (!former || former.at.getTime() < ctx.services.clock.now().getTime() - RETENTION_MS) return false
  await setFormer(tx, former.id, null)
  const [item, other] = await lockBoth(tx, id, former.id)
  if (!item || !other) return false
  await exchange(ctx, tx, item, other)
  return true
}

/** Two items of the library, locked in one order, so that two replacements cannot wait for each other. */
async function lockBoth(
  tx: AppTx,
  one: string,
  other: string,
): Promise<[LibraryRow | null, LibraryRow | null]> {
  for (const id of [one, other].toSorted()) await lockMedia(tx, id)
  return [await findLibraryRow(tx, one), await findLibraryRow(tx, other)]
}

/** The posters of two videos, where that of the second shows it alone and can move. */
async function findPosters(
  ctx: Ctx,
  tx: AppTx,
  item: LibraryRow,
  other: LibraryRow,
): Promise<[LibraryRow, LibraryRow] | null> {
  if (!item.poster_id || !other.poster_id || item.poster_id === other.poster_id) return null
  const [own, poster] = await lockBoth(tx, item.poster_id, other.poster_id)
  if (!own || !poster) return null
  return (await countMediaUses(ctx, [poster.id])).get(poster.id) === 0 ? [own, poster] : null
}

/** Exchanges two contents: the public address and what is still to be prepared follow the content. */
async function exchange(ctx: Ctx, tx: AppTx, item: LibraryRow, other: LibraryRow): Promise<void> {
  const { storage, secrets } = ctx.services
  const variants = await findVariants(tx, [item.id, other.id])
  const keysOf = ({ id, storage_key }: LibraryRow, toBase: (key: string) => string): string[] => {
    const own = variants.filter(({ media_id }) => media_id === id)
    const base = toBase(storage_key)
    return [base, ...own.map((variant) => keyOfVariant(base, variant))]
  }
  const toPublic = (key: string): string => publicKeyOf(secrets, key)
  if (item.is_public) {
    const public_keys = keysOf(other, toPublic)
    for (const [index, key] of keysOf(other, (own) => own).entries())
      await copyFile(storage, key, public_keys[index] ?? key)
    await enqueue(tx, deleteFilesJob, { keys: keysOf(item, toPublic) })
  }
  await setVisibility(tx, [other.id], false)
  await swapContents(tx, item.id, other.id)
  if (other.status !== 'ready') await enqueue(tx, createVariantsJob, { media_id: item.id })
  if (item.status !== 'ready') await enqueue(tx, createVariantsJob, { media_id: other.id })
}
