import { studioLogout } from '@foyer/contract/team/studio-logout'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { revokeStudioSession } from '../repository/team.ts'

export const studioLogoutRoute = implement(
  studioLogout,
  anyTeamMember,
  async ({ viewer, ctx, authorize, reply }) => {
    authorize()
    await revokeStudioSession(ctx.control, viewer.session_id, ctx.services.clock.now())
    reply.clearSession()
    return {}
  },
)
