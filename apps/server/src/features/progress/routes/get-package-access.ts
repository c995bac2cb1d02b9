import { getPackageAccess as call } from '@foyer/contract/progress/get-package-access'
import { implement } from '#platform/http/implement.ts'
import { anyone } from '#platform/http/policies.ts'
import { presentDecision } from '../../access/index.ts'
import { describeDecision } from '../../pages/index.ts'
import { isPack } from '../course.ts'
import { decideStart } from '../decide-start.ts'

export const getPackageAccessRoute = implement(
  call,
  anyone,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { is_known, site, decision } = await decideStart(ctx, viewer, input.id)
    if (!is_known || !isPack(site, input.id)) throw fail('not_found')
    return presentDecision(await describeDecision(ctx, site, viewer, decision), ctx.app.time_zone)
  },
)
