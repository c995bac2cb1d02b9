import { getOverlay as call } from '@foyer/contract/pages/get-overlay'
import { implement } from '#platform/http/implement.ts'
import { mayReadOverlay } from '#features/access/index.ts'
import { mediaBond } from '../../media/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { bodyBytes } from '../serve-body.ts'

export const getOverlayRoute = implement(
  call,
  pagesPolicy.knowPage,
  async ({ input, viewer, ctx, authorize, fail, reply }) => {
    if (input.id === '') throw fail('overlay_id_missing')
    authorize({ is_known: await mayReadOverlay(ctx, viewer, input.id) })
    const bond = mediaBond('overlay', input.id, viewer)
    const bytes = await bodyBytes(ctx, input.id, { bond, is_guest: viewer === null })
    if (!bytes) throw fail('not_found')
    return reply.bytes(bytes.identity, { 'content-type': bytes.headers['content-type'] ?? '' }, bytes)
  },
)
