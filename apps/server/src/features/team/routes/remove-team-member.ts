import { removeTeamMember } from '@foyer/contract/team/remove-team-member'
import { implement } from '#platform/http/implement.ts'
import { removeColleague } from '../commands/change-team.ts'
import { lockedTeam } from '../commands/locked-team.ts'
import { teamPolicy } from '../team-policy.ts'

export const removeTeamMemberRoute = implement(
  removeTeamMember,
  teamPolicy.remove,
  async ({ input, viewer, ctx, authorize, fail }) => {
    await ctx.write(async (tx) => {
      const { acting, colleague, owners, successor } = await lockedTeam(tx, viewer, input.id)
      authorize({ colleague, acting_role: acting.role })
      if (!colleague) throw fail('not_found')
      if (!successor || (colleague.role === 'owner' && owners === 1)) throw fail('last_owner')
      await removeColleague(ctx, tx, { viewer, colleague, successor })
    })
    return {}
  },
)
