import { switchOn as call } from '@foyer/contract/apps/switch-on'
import { implement } from '#platform/http/implement.ts'
import { switchOn } from '../life/switch-app.ts'
import { appsPolicy } from '../policy.ts'
import { showStudioApp } from '../show-app.ts'

export const switchOnRoute = implement(call, appsPolicy.switchApp, async ({ viewer, ctx, authorize }) => {
  authorize()
  await switchOn(ctx, viewer)
  return showStudioApp(ctx, viewer)
})
