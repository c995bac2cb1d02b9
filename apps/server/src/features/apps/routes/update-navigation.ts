import { updateNavigation as call } from '@foyer/contract/apps/update-navigation'
import { implement } from '#platform/http/implement.ts'
import { replaceNavigation } from '../commands/save-navigation.ts'
import { appsPolicy } from '../policy.ts'
import { loadStudioApp } from '../load-studio-app.ts'

export const updateNavigationRoute = implement(
  call,
  appsPolicy.updateNavigation,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    await replaceNavigation(ctx, input)
    return loadStudioApp(ctx, viewer)
  },
)
