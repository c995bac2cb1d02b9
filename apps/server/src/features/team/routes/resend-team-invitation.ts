import { resendTeamInvitation } from '@foyer/contract/team/resend-team-invitation'
import { implement } from '#platform/http/implement.ts'
import { resendInvitationToTeam } from '../commands/team-invitations.ts'
import { limitAttempts } from '../../identity/index.ts'
import { findOpenInvitation } from '../repository/team-invitations.ts'
import { teamPolicy } from '../policy.ts'
import { presentTeamInvitation } from '../presenter.ts'

export const resendTeamInvitationRoute = implement(
  resendTeamInvitation,
  teamPolicy.changeInvitation,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const invitation = await findOpenInvitation(ctx.control, viewer.account_id, input.id)
    authorize({ invitation: invitation ?? null })
    if (!invitation) throw fail('not_found')
    await limitAttempts(ctx, ['invitation'], invitation.email)
    const sent = await resendInvitationToTeam(ctx, viewer, invitation)
    if (!sent) throw fail('not_found')
    return presentTeamInvitation(sent, ctx.services.clock.now())
  },
)
