import { getPageAccess as call } from '@foyer/contract/pages/get-page-access'
import { implement } from '#platform/http/implement.ts'
import { decidePageAccess, ownReasons, presentDecision } from '#features/access/index.ts'
import { liveSite } from '../../tree/index.ts'
import { presentOwn } from '../../published/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { toldOf } from '../../rendering/index.ts'

export const getPageAccessRoute = implement(
  call,
  pagesPolicy.knowPage,
  async ({ input, viewer, ctx, authorize }) => {
    const [decided, site] = await Promise.all([decidePageAccess(ctx, viewer, input.id), liveSite(ctx)])
    authorize({ is_known: !decided.is_hidden && site.pages.has(input.id) })
    const own = await presentOwn(ctx, site, await ownReasons(ctx, viewer, input.id))
    const told = await toldOf(ctx, site, viewer, decided)
    return { ...presentDecision(told, ctx.app.time_zone), ...own }
  },
)
