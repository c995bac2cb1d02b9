import { switchOff as call } from '@foyer/contract/apps/switch-off'
import { implement } from '#platform/http/implement.ts'
import { switchOff } from '../lifecycle/switch-app.ts'
import { appsPolicy } from '../policy.ts'
import { loadStudioApp } from '../load-studio-app.ts'

export const switchOffRoute = implement(call, appsPolicy.switchApp, async ({ viewer, ctx, authorize }) => {
  authorize()
  await switchOff(ctx, viewer)
  return loadStudioApp(ctx, viewer)
})
