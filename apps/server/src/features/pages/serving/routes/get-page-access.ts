import { getPageAccess as call } from '@foyer/contract/pages/get-page-access'
import { implement } from '#platform/http/implement.ts'
import { decidePageAccess, findViewerReasons, presentDecision } from '#features/access/index.ts'
import { loadLiveSite } from '../../tree/index.ts'
import { presentViewerReasons } from '../../published/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { describeDecision } from '../../rendering/index.ts'

export const getPageAccessRoute = implement(
  call,
  pagesPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize }) => {
    const [decided, site] = await Promise.all([decidePageAccess(ctx, viewer, input.id), loadLiveSite(ctx)])
    authorize({ is_known: !decided.is_hidden && site.pages.has(input.id) })
    const reasons = await presentViewerReasons(ctx, site, await findViewerReasons(ctx, viewer, input.id))
    const described = await describeDecision(ctx, site, viewer, decided)
    return { ...presentDecision(described, ctx.app.time_zone), ...reasons }
  },
)
