import { getPageAccess as call } from '@foyer/contract/pages/get-page-access'
import { withViewableChildren } from '@foyer/domain/access'
import { implement } from '#platform/http/implement.ts'
import { decidePageAccess, ownReasons, presentDecision } from '../../access/index.ts'
import { liveSite } from '../live.ts'
import { presentOwn } from '../own-access.ts'
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
    const own = await presentOwn(ctx.db, site, await ownReasons(ctx, viewer, input.id))
    const viewable = decision.granted ? [] : await viewableBelow(ctx, site, viewer, input.id)
    const told = decision.granted ? decision : withViewableChildren(decision, viewable)
    return { ...presentDecision(told, ctx.app.time_zone), ...own }
  },
)
