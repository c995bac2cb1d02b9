import { isTeam, presentMember } from '../presenter.ts'
import { deleteMember } from '@foyer/contract/members/delete-member'
import { implement } from '#platform/http/implement.ts'
import { deleteMember as deleteMemberCommand } from '../commands/administer-member.ts'
import { memberPolicy } from '../policy.ts'
import { findUser } from '../../identity/index.ts'

export const deleteMemberRoute = implement(
  deleteMember,
  memberPolicy.remove,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const person = await findUser(ctx.db, input.id)
    authorize({ member: person ?? null })
    if (!person) throw fail('not_found')
    if (isTeam(person)) throw fail('is_team')
    await deleteMemberCommand(ctx, { viewer, person })
    return presentMember((await findUser(ctx.db, person.id)) ?? person)
  },
)
