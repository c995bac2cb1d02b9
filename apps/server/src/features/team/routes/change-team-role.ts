import { changeTeamRole } from '@foyer/contract/team/change-team-role'
import type { Ctx } from '#platform/context.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { changeRole } from '../commands/change-team.ts'
import { loadLockedTeam } from '../commands/locked-team.ts'
import { limitAttempts, verifyPassword } from '../../identity/index.ts'
import { findTeamMember } from '../repository/team.ts'
import { teamPolicy } from '../policy.ts'
import { presentTeamMember } from '../presenter.ts'

export const changeTeamRoleRoute = implement(
  changeTeamRole,
  teamPolicy.changeRole,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id, role, password } = input
    if (role === 'owner' && viewer.role === 'owner') await verifyTeamPassword(ctx, viewer, password)
    return ctx.write(async (tx) => {
      const { actor, team_member, owners } = await loadLockedTeam(tx, viewer, id)
      authorize({ team_member, actor_role: actor.role, role })
      if (!team_member) throw fail('not_found')
      if (team_member.role === role) return presentTeamMember({ ...viewer, role: actor.role }, team_member)
      if (team_member.role === 'owner' && owners === 1) throw fail('last_owner')

      await changeRole(ctx, tx, { viewer, team_member, role })
      const actor_role = actor.id === id ? role : actor.role
      return presentTeamMember({ ...viewer, role: actor_role }, { ...team_member, role })
    })
  },
)

/** Granting the owner role requires the password again; attempts count for the team member. */
async function verifyTeamPassword(
  ctx: Ctx,
  { team_member_id }: TeamViewer,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw invalidField('password', 'required')
  await limitAttempts(ctx, ['change_password'], team_member_id)
  const person = await findTeamMember(ctx.control, team_member_id)
  if (!(await verifyPassword(person?.password_hash ?? null, password))) throw new CallError('wrong_password')
}
