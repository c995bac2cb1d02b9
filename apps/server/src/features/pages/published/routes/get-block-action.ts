import { getBlockAction as call } from '@foyer/contract/pages/get-block-action'
import { blockAction } from '@foyer/contract/pages/shapes'
import { implement } from '#platform/http/implement.ts'
import { decidePageAccess } from '#features/access/index.ts'
import { findAction } from '../../content/index.ts'
import { loadLiveSite } from '../../tree/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { findByAction } from '../../queries/versions.ts'

export const getBlockActionRoute = implement(
  call,
  pagesPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { number } = await loadLiveSite(ctx)
    const page = await findByAction(ctx.db, number, input.id)
    const access = page && (await decidePageAccess(ctx, viewer, page.page_id))
    authorize({ is_known: access !== null && access.decision.granted && !access.is_hidden })
    const action = page && blockAction.safeParse(findAction(page.content_type, page.content, input.id))
    if (!action?.success) throw fail('not_found')
    return action.data
  },
)
