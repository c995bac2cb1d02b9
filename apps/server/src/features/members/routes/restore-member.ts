import { presentMember } from '../presenter.ts'
import { restoreMember } from '@foyer/contract/members/restore-member'
import { implement } from '#platform/http/implement.ts'
import { restoreMember as restoreMemberCommand } from '../commands/administer-member.ts'
import { memberPolicy } from '../policy.ts'
import { findUser } from '../../identity/index.ts'

export const restoreMemberRoute = implement(
  restoreMember,
  memberPolicy.restore,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const person = await findUser(ctx.db, input.id)
    authorize({ member: person ?? null })
    if (!person) throw fail('not_found')
    await restoreMemberCommand(ctx, { viewer, person })
    return presentMember((await findUser(ctx.db, person.id)) ?? person)
  },
)
