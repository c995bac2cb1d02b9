import { getOverlay as call } from '@foyer/contract/pages/get-overlay'
import { implement } from '../../../platform/http/implement.ts'
import { decidePageAccess } from '../../access/index.ts'
import { pagesPolicy } from '../policy.ts'
import { bodyBytes } from '../serving/serve-body.ts'

export const getOverlayRoute = implement(
  call,
  pagesPolicy.knowPage,
  async ({ input, viewer, ctx, authorize, fail, reply }) => {
    const { decision, is_hidden } = await decidePageAccess(ctx, viewer, input.id)
    authorize({ is_known: decision.granted && !is_hidden })
    const bytes = await bodyBytes(ctx, input.id, undefined)
    if (!bytes) throw fail('not_found')
    return reply.bytes(bytes.identity, { 'content-type': bytes.headers['content-type'] ?? '' }, bytes)
  },
)
