import type { StudioApp } from '@foyer/contract/apps/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { notFound } from '../../platform/errors.ts'
import type { TeamViewer } from '../../platform/session/viewer.ts'
import { appPicturesNeed } from './needs.ts'
import { presentStudioApp } from './presenter.ts'
import { findAppById } from './repository.ts'

/** Reads an app as the studio shows it, through the connection given. */
export async function loadStudioApp(
  ctx: Ctx,
  viewer: TeamViewer,
  db: AppDb | AppTx = ctx.db,
): Promise<StudioApp> {
  const app = await findAppById(db, db.app_id)
  if (!app) throw notFound()
  const { logo_media_id } = app.draft
  const pictures = logo_media_id
    ? await ctx.services.need(appPicturesNeed).findAssets({ db, services: ctx.services }, [logo_media_id])
    : null
  return presentStudioApp(viewer, app, {
    config: ctx.services.config,
    logo: pictures?.get(logo_media_id ?? '') ?? null,
    now: ctx.services.clock.now(),
  })
}
