import { updateAppAccess as call } from '@foyer/contract/apps/update-app-access'
import { implement } from '#platform/http/implement.ts'
import { saveAccess } from '../commands/save-access.ts'
import { appsPolicy } from '../policy.ts'
import { loadStudioApp } from '../load-studio-app.ts'

export const updateAppAccessRoute = implement(
  call,
  appsPolicy.updateAccess,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { revision, ...access } = input
    await saveAccess(ctx, { access, revision, by: viewer })
    return loadStudioApp(ctx, viewer)
  },
)
