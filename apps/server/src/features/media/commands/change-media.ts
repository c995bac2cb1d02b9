import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { bumpAppVersion, lockCurrentApp } from '../../apps/index.ts'
import { updateMedia, type MediaChange, type MediaRow } from '../repository.ts'
import { setPrivateMedia } from './set-public-media.ts'

/**
 * Changes a picture of the library; null when there is none. One that may no longer be public loses its public URL,
 * and cached responses with it are invalidated. Throws `picture_is_logo`: the logo must stay public.
 */
export async function changeMedia(ctx: Ctx, id: string, change: MediaChange): Promise<MediaRow | null> {
  const { public_address } = change
  if (public_address === undefined) return ctx.write((tx) => updateMedia(tx, id, change))
  return ctx.write(async (tx) => {
    const { app, logo_ids } = await lockCurrentApp(tx)
    if (public_address === 'never' && logo_ids.includes(id)) throw new CallError('picture_is_logo')
    const row = await updateMedia(tx, id, change)
    if (!row) return null
    if (public_address === 'never') await setPrivateMedia(tx, [id])
    await bumpAppVersion(tx, app.id)
    return { ...row, is_public: row.is_public && public_address !== 'never' }
  })
}
