import { inviteTeamMember } from '@foyer/contract/team/invite-team-member'
import { implement } from '#platform/http/implement.ts'
import { inviteToTeam } from '../commands/team-invitations.ts'
import { limitAttempts, readEmail } from '../../identity/index.ts'
import { teamPolicy } from '../policy.ts'
import { presentTeamInvitation } from '../presenter.ts'

export const inviteTeamMemberRoute = implement(
  inviteTeamMember,
  teamPolicy.invite,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { role } = input
    authorize({ role })
    const email = readEmail(input.email)
    await limitAttempts(ctx, ['invitation'], email)
    const created = await inviteToTeam(ctx, viewer, { email, role })
    if (typeof created === 'string') throw fail(created)
    return presentTeamInvitation(created, ctx.services.clock.now())
  },
)
