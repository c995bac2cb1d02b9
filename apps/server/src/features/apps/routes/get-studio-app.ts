import { getStudioApp as call } from '@foyer/contract/apps/get-studio-app'
import { implement } from '#platform/http/implement.ts'
import { appsPolicy } from '../policy.ts'
import { loadStudioApp } from '../load-studio-app.ts'

export const getStudioAppRoute = implement(call, appsPolicy.readApp, async ({ viewer, ctx, authorize }) => {
  authorize()
  return loadStudioApp(ctx, viewer)
})
