import { moveClock as call } from '@foyer/contract/apps/move-clock'
import { implement } from '#platform/http/implement.ts'
import { moveClockForward } from '../commands/move-clock.ts'
import { appsPolicy } from '../policy.ts'
import { loadStudioApp } from '../load-studio-app.ts'

export const moveClockRoute = implement(
  call,
  appsPolicy.moveClock,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    if (!(await moveClockForward(ctx, input.forward_seconds))) throw fail('not_sandbox')
    return loadStudioApp(ctx, viewer)
  },
)
