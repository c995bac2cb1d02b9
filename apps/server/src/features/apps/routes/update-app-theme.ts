import { updateAppTheme as call } from '@foyer/contract/apps/update-app-theme'
import { implement } from '#platform/http/implement.ts'
import { saveTheme } from '../commands/save-theme.ts'
import { appsPolicy } from '../policy.ts'
import { loadStudioApp } from '../load-studio-app.ts'

export const updateAppThemeRoute = implement(
  call,
  appsPolicy.updateTheme,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    await saveTheme(ctx, input)
    return loadStudioApp(ctx, viewer)
  },
)
