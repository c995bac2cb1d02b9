import { listApps as call } from '@foyer/contract/apps/list-apps'
import { implement } from '#platform/http/implement.ts'
import { appsPolicy } from '../policy.ts'
import { appPicturesNeed } from '../needs.ts'
import { presentAppSummary } from '../presenter.ts'
import { listAccountApps } from '../repository.ts'

export const listAppsRoute = implement(call, appsPolicy.readApp, async ({ viewer, ctx, authorize }) => {
  authorize()
  const { config, database } = ctx.services
  const apps = await listAccountApps(ctx.control, viewer.account_id)
  const summaries = apps.map(async (app) => {
    const { logo_media_id } = app.draft
    if (!logo_media_id) return presentAppSummary(app, { config, logo: null })
    const reader = { db: database.forApp(app.id), services: ctx.services }
    const pictures = await ctx.services.need(appPicturesNeed).findAssets(reader, [logo_media_id])
    return presentAppSummary(app, { config, logo: pictures.get(logo_media_id) ?? null })
  })
  return { apps: await Promise.all(summaries) }
})
