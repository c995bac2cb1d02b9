import { createApp as call } from '@foyer/contract/apps/create-app'
import { implement } from '#platform/http/implement.ts'
import { createApp } from '../commands/create-app.ts'
import { appsPolicy } from '../policy.ts'
import { loadStudioApp } from '../load-studio-app.ts'
import { validateSlug } from '../slug.ts'

export const createAppRoute = implement(
  call,
  appsPolicy.createApp,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const fault = validateSlug(input.slug, ctx.services.config)
    if (fault) throw fail(fault)

    const { name, slug, starter_kit, time_zone, default_locale, ...theme_choice } = input
    const new_app = { by: viewer, name, slug, starter_kit, time_zone, default_locale, theme_choice }
    const app = await createApp(ctx, new_app, (tx) => loadStudioApp(ctx, viewer, tx))
    if (!app) throw fail('slug_taken')
    return app
  },
)
