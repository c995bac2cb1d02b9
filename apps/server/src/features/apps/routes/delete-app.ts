import { hasFreshStudioSignIn } from '../../team/index.ts'
import { deleteApp as call } from '@foyer/contract/apps/delete-app'
import { implement } from '#platform/http/implement.ts'
import { deleteApp } from '../lifecycle/delete-app.ts'
import { appsPolicy } from '../policy.ts'
import { presentDeletedApp } from '../presenter.ts'

export const deleteAppRoute = implement(
  call,
  appsPolicy.deleteApp,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    if (input.name.trim() !== ctx.app.name) throw fail('name_differs')
    if (!(await hasFreshStudioSignIn(ctx, viewer.session_id))) throw fail('sign_in_again')
    const outcome = await deleteApp(ctx, viewer)
    if (outcome === 'app_has_subscriptions') throw fail(outcome)
    return presentDeletedApp(outcome, ctx.services.clock.now())
  },
)
