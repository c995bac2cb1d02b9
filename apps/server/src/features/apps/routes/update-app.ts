import { updateApp as call } from '@foyer/contract/apps/update-app'
import { implement } from '#platform/http/implement.ts'
import { changeApp } from '../commands/update-app.ts'
import { appsPolicy } from '../policy.ts'
import { showStudioApp } from '../show-app.ts'

export const updateAppRoute = implement(
  call,
  appsPolicy.updateApp,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    await changeApp(ctx, input)
    return showStudioApp(ctx, viewer)
  },
)
