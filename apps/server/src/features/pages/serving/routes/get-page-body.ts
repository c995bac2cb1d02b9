import { getPageBody as call } from '@foyer/contract/pages/get-page-body'
import { implement } from '#platform/http/implement.ts'
import { decidePageAccess, presentGranted } from '#features/access/index.ts'
import { createPageRefusal } from '../../gates/index.ts'
import { formatMediaScope } from '../../media/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { loadBodyBytes } from '../serve-body.ts'

export const getPageBodyRoute = implement(
  call,
  pagesPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize, fail, reply }) => {
    const access = await decidePageAccess(ctx, viewer, input.id)
    authorize({ is_known: !access.is_hidden })
    if (!access.decision.granted) throw createPageRefusal(access, ctx.app.time_zone)
    const bytes = await loadBodyBytes(ctx, input.id, {
      lang: input.lang,
      scope: formatMediaScope('body', input.id, viewer),
      is_guest: viewer === null,
      access: presentGranted(access.decision),
    })
    if (!bytes) throw fail('not_found')
    return reply.bytes(bytes.identity, { 'content-type': bytes.headers['content-type'] ?? '' }, bytes)
  },
  { gate: ({ id }) => id },
)
