import { getSetup as call } from '@foyer/contract/apps/get-setup'
import { implement } from '#platform/http/implement.ts'
import { appsPolicy } from '../policy.ts'
import { loadSetup } from '../setup.ts'

export const getSetupRoute = implement(call, appsPolicy.readApp, async ({ ctx, authorize }) => {
  authorize()
  const steps = await loadSetup(ctx)
  return { steps, done: steps.filter((step) => step.is_done).length, total: steps.length }
})
