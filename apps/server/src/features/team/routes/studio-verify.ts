import { presentTeam } from '../presenter.ts'
import { studioVerify } from '@foyer/contract/team/studio-verify'
import { implement } from '#platform/http/implement.ts'
import { hashToken } from '#platform/session/tokens.ts'
import { isDueForTouch, STUDIO, getRequestToken, isSameOrigin, identityPolicy } from '../../identity/index.ts'
import { findTeamViewer, touchStudioSession } from '../repository/team.ts'

export const studioVerifyRoute = implement(
  studioVerify,
  identityPolicy.startSession,
  async ({ ctx, authorize, fail }) => {
    authorize({ is_same_origin: isSameOrigin(ctx) })
    const token = getRequestToken(ctx, STUDIO)
    const found = token === null ? undefined : await findTeamViewer(ctx.control, hashToken(token))
    if (token === null || !found) throw fail('unauthorized')

    if (isDueForTouch(ctx, found.last_used_at)) {
      await touchStudioSession(ctx.control, found.session_id, ctx.services.clock.now())
    }
    return { ...presentTeam(found), authentication_token: token }
  },
)
