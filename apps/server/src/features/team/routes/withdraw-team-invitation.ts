import { withdrawTeamInvitation } from '@foyer/contract/team/withdraw-team-invitation'
import { implement } from '#platform/http/implement.ts'
import { revokeTeamInvitation } from '../commands/team-invitations.ts'
import { findOpenInvitation } from '../repository/team-invitations.ts'
import { teamPolicy } from '../policy.ts'

export const withdrawTeamInvitationRoute = implement(
  withdrawTeamInvitation,
  teamPolicy.changeInvitation,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const invitation = await findOpenInvitation(ctx.control, viewer.account_id, input.id)
    authorize({ invitation: invitation ?? null })
    if (!invitation || !(await revokeTeamInvitation(ctx, viewer, invitation))) throw fail('not_found')
    return {}
  },
)
