import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { invalidField } from '#platform/errors.ts'
import { isDraftLive } from '../app-row.ts'
import { bumpAppVersion } from '../app-version.ts'
import { appPicturesNeed } from '../needs.ts'
import { lockApp, updateApp } from '../repository.ts'
import { changeTheme, type ThemeChange } from '../theme.ts'

/**
 * Changes the draft theme. A logo must be a picture of the app's library; its file becomes public, so the owner must
 * allow it.
 */
export async function saveTheme(
  ctx: Ctx,
  { logo_media_id, ...change }: ThemeChange & { logo_media_id?: string | null | undefined },
): Promise<void> {
  if (logo_media_id) {
    const found = await ctx.services.need(appPicturesNeed).findAssets(ctx, [logo_media_id])
    if (!found.has(logo_media_id)) throw invalidField('logo_media_id', 'unknown_picture')
  }
  await ctx.write(async (tx) => {
    const app = await lockApp(tx)
    const logo = logo_media_id === undefined ? {} : { logo_media_id }
    await updateApp(tx, { draft: { ...app.draft, ...logo, theme: changeTheme(app.draft.theme, change) } })
    if (logo_media_id) await makeLogoPublic(ctx, tx, logo_media_id)
    if (isDraftLive(app)) await bumpAppVersion(tx, app.id)
  })
}

async function makeLogoPublic(ctx: Ctx, tx: AppTx, id: string): Promise<void> {
  const pictures = ctx.services.need(appPicturesNeed)
  if ((await pictures.findNeverPublic(tx, [id])).has(id))
    throw invalidField('logo_media_id', 'picture_kept_private')
  await pictures.setPublic(tx, ctx.services, [id])
}
