import { changeTeamRole } from '@foyer/contract/team/change-team-role'
import type { Ctx } from '#platform/context.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { giveRole } from '../commands/change-team.ts'
import { lockedTeam } from '../commands/locked-team.ts'
import { limitAttempts, verifyPassword } from '../../identity/index.ts'
import { findTeamMember } from '../repository/team.ts'
import { teamPolicy } from '../team-policy.ts'
import { presentColleague } from '../team-presenter.ts'

export const changeTeamRoleRoute = implement(
  changeTeamRole,
  teamPolicy.changeRole,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id, role, password } = input
    if (role === 'owner' && viewer.role === 'owner') await provePassword(ctx, viewer, password)
    return ctx.write(async (tx) => {
      const { acting, colleague, owners } = await lockedTeam(tx, viewer, id)
      authorize({ colleague, acting_role: acting.role, role })
      if (!colleague) throw fail('not_found')
      if (colleague.role === role) return presentColleague({ ...viewer, role: acting.role }, colleague)
      if (colleague.role === 'owner' && owners === 1) throw fail('last_owner')

      await giveRole(ctx, tx, { viewer, colleague, role })
      const acting_role = acting.id === id ? role : acting.role
      return presentColleague({ ...viewer, role: acting_role }, { ...colleague, role })
    })
  },
)

/** Handing over all rights needs more than an open studio: the tries at the password count as those at the door. */
async function provePassword(
  ctx: Ctx,
  { team_member_id, email }: TeamViewer,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw invalidField('password', 'required')
  await limitAttempts(ctx, ['login'], email)
  const person = await findTeamMember(ctx.control, team_member_id)
  if (!(await verifyPassword(person?.password_hash ?? null, password))) throw new CallError('wrong_password')
}
