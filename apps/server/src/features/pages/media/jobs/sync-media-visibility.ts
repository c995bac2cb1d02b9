import { defineJob } from '#platform/jobs/index.ts'
import { lockCurrentApp, bumpAppVersion } from '#features/apps/index.ts'
import { listPublicMedia } from '#features/media/index.ts'
import { lockVisibility, readLiveApp, syncPictures } from '../sync-pictures.ts'
import { listPageMedia } from '../../queries/versions.ts'

/**
 * Checks every picture of an app: those that strangers may see by the live release are opened, all others are taken
 * back, also those that no page shows. Cached answers have addresses of pictures, so they end when one changed.
 */
export const syncMediaVisibilityJob = defineJob<Record<string, never>>(
  'pages.sync_media_visibility',
  { retry_limit: 8, concurrency: 2 },
  async (ctx) => {
    const now = ctx.now()
    await ctx.write(async (tx) => {
      /** The app's row is locked before the pictures, as every change of access does. */
      await lockCurrentApp(tx)
      await lockVisibility(tx)
      const live = await readLiveApp(tx)
      const { site } = live
      const shown_ids = await listPageMedia(tx, site.number, [...site.pages.keys()])
      const ids = [...new Set([...shown_ids, ...(await listPublicMedia(tx))])]
      const changed = await syncPictures(tx, { services: ctx.services, now }, live, ids)
      if (changed.length > 0) await bumpAppVersion(tx, ctx.app.id)
    })
  },
)
