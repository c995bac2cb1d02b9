import { getApp as call } from '@foyer/contract/apps/get-app'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { loadBootApp } from '../boot.ts'

export const getAppRoute = implement(call, anyone, async ({ viewer, ctx, authorize }) => {
  authorize()
  return loadBootApp(ctx, viewer)
})
