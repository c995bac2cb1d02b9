import { createApp as call } from '@foyer/contract/apps/create-app'
import { implement } from '#platform/http/implement.ts'
import { createApp } from '../commands/create-app.ts'
import { appsPolicy } from '../policy.ts'
import { showStudioApp } from '../show-app.ts'
import { judgeSlug } from '../slug.ts'

export const createAppRoute = implement(
  call,
  appsPolicy.createApp,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const fault = judgeSlug(input.slug, ctx.services.config)
    if (fault) throw fail(fault)

    const { name, slug, starter_kit, time_zone, default_locale, ...look } = input
    const wish = { by: viewer, name, slug, starter_kit, time_zone, default_locale, look }
    const app = await createApp(ctx, wish, (tx) => showStudioApp(ctx, viewer, tx))
    if (!app) throw fail('slug_taken')
    return app
  },
)
