import { switchOn as call } from '@foyer/contract/apps/switch-on'
import { implement } from '#platform/http/implement.ts'
import { switchOn } from '../lifecycle/switch-app.ts'
import { appsPolicy } from '../policy.ts'
import { loadStudioApp } from '../load-studio-app.ts'

export const switchOnRoute = implement(call, appsPolicy.switchApp, async ({ viewer, ctx, authorize }) => {
  authorize()
  await switchOn(ctx, viewer)
  return loadStudioApp(ctx, viewer)
})
