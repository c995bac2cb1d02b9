import { getPageAccess as call } from '@foyer/contract/pages/get-page-access'
import { withViewableChildren } from '@foyer/domain/access'
import { implement } from '#platform/http/implement.ts'
import { decidePageAccess, presentDecision } from '../../access/index.ts'
import { liveSite } from '../live.ts'
import { pagesPolicy } from '../policy.ts'
import { viewableBelow } from '../viewable-below.ts'

export const getPageAccessRoute = implement(
  call,
  pagesPolicy.knowPage,
  async ({ input, viewer, ctx, authorize }) => {
    const [{ decision, is_hidden }, site] = await Promise.all([
      decidePageAccess(ctx, viewer, input.id),
      liveSite(ctx),
    ])
    authorize({ is_known: !is_hidden && site.pages.has(input.id) })
    if (decision.granted) return presentDecision(decision, ctx.app.time_zone)
    const viewable = await viewableBelow(ctx, site, viewer, input.id)
    return presentDecision(withViewableChildren(decision, viewable), ctx.app.time_zone)
  },
)
