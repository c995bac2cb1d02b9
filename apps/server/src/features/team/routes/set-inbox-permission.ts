import { setInboxPermission as call } from '@foyer/contract/team/set-inbox-permission'
import { implement } from '#platform/http/implement.ts'
import { changeInboxPermission } from '../commands/change-team.ts'
import { loadLockedTeam } from '../commands/locked-team.ts'
import { teamPolicy } from '../policy.ts'
import { presentTeamMember } from '../presenter.ts'

export const setInboxPermissionRoute = implement(
  call,
  teamPolicy.setInboxPermission,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id, can_read_inbox } = input
    return ctx.write(async (tx) => {
      const { actor, team_member } = await loadLockedTeam(tx, viewer, id)
      authorize({ team_member, actor_role: actor.role })
      if (!team_member) throw fail('not_found')
      if (team_member.can_read_inbox !== can_read_inbox)
        await changeInboxPermission(ctx, tx, { viewer, team_member, can_read_inbox })
      return presentTeamMember({ ...viewer, role: actor.role }, { ...team_member, can_read_inbox })
    })
  },
)
