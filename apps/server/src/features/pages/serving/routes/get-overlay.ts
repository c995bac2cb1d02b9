import { getOverlay as call } from '@foyer/contract/pages/get-overlay'
import { implement } from '#platform/http/implement.ts'
import { canReadOverlay } from '#features/access/index.ts'
import { formatMediaScope } from '../../media/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { loadBodyBytes } from '../serve-body.ts'

export const getOverlayRoute = implement(
  call,
  pagesPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize, fail, reply }) => {
    if (input.id === '') throw fail('overlay_id_missing')
    authorize({ is_known: await canReadOverlay(ctx, viewer, input.id) })
    const scope = formatMediaScope('overlay', input.id, viewer)
    const bytes = await loadBodyBytes(ctx, input.id, { scope, is_guest: viewer === null })
    if (!bytes) throw fail('not_found')
    return reply.bytes(bytes.identity, { 'content-type': bytes.headers['content-type'] ?? '' }, bytes)
  },
)
