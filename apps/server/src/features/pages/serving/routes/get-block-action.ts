import { getBlockAction as call } from '@foyer/contract/pages/get-block-action'
import { blockAction } from '@foyer/contract/pages/shapes'
import { implement } from '#platform/http/implement.ts'
import { canReadOverlay, decidePageAccess } from '#features/access/index.ts'
import { findAction } from '../../content/index.ts'
import { formatMediaScope } from '../../media/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { findByAction } from '../../queries/versions.ts'
import { loadLiveSite } from '../../tree/index.ts'
import { resolveAction } from '../resolve-action.ts'

export const getBlockActionRoute = implement(
  call,
  pagesPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const site = await loadLiveSite(ctx)
    const page = await findByAction(ctx.db, site.number, input.id)
    const access = page && (await decidePageAccess(ctx, viewer, page.page_id))
    const is_granted = access !== null && access.decision.granted && !access.is_hidden
    // The overlay of the app's gate is read by those whom the gate refuses, and so are its buttons.
    const is_overlay = page !== null && !is_granted && (await canReadOverlay(ctx, viewer, page.page_id))
    authorize({ is_known: is_granted || is_overlay })
    const found = page && blockAction.safeParse(findAction(page.content_type, page.content, input.id))
    if (!page || !found?.success) throw fail('not_found')
    return resolveAction(ctx, site, viewer, {
      action: found.data,
      page_id: page.page_id,
      scope: formatMediaScope(is_overlay ? 'overlay' : 'body', page.page_id, viewer),
    })
  },
)
