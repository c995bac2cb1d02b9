import { showTeamInvitation } from '@foyer/contract/team/show-team-invitation'
import { invitedRole } from '@foyer/contract/team/team-shapes'
import { implement } from '#platform/http/implement.ts'
import { validateTeamLink } from '../commands/join-team.ts'
import { isNotCrossOrigin, identityPolicy } from '../../identity/index.ts'

export const showTeamInvitationRoute = implement(
  showTeamInvitation,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail }) => {
    authorize({ is_same_origin: isNotCrossOrigin(ctx) })
    const found = await validateTeamLink(ctx, input.token)
    if (typeof found === 'string') throw fail(found)
    const { email, role, account_name, invited_by_name } = found
    return { email, role: invitedRole.parse(role), account_name, invited_by_name }
  },
)
