import { updateApp as call } from '@foyer/contract/apps/update-app'
import { implement } from '#platform/http/implement.ts'
import { updateAppSettings } from '../commands/update-app.ts'
import { appsPolicy } from '../policy.ts'
import { loadStudioApp } from '../load-studio-app.ts'

export const updateAppRoute = implement(
  call,
  appsPolicy.updateApp,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    await updateAppSettings(ctx, input)
    return loadStudioApp(ctx, viewer)
  },
)
