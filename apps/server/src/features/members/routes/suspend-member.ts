import { isTeam, presentMember } from '../presenter.ts'
import { suspendMember } from '@foyer/contract/members/suspend-member'
import { implement } from '#platform/http/implement.ts'
import { suspendMember as suspendMemberCommand } from '../commands/administer-member.ts'
import { memberPolicy } from '../policy.ts'
import { findUser } from '../../identity/index.ts'

export const suspendMemberRoute = implement(
  suspendMember,
  memberPolicy.administer,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const person = await findUser(ctx.db, input.id)
    authorize({ member: person ?? null })
    if (!person) throw fail('not_found')
    if (isTeam(person)) throw fail('is_team')
    await suspendMemberCommand(ctx, { viewer, person })
    return presentMember((await findUser(ctx.db, person.id)) ?? person)
  },
)
