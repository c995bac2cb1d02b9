import { isTeam } from '../presenter.ts'
import { resetMemberSignIn } from '@foyer/contract/members/reset-member-sign-in'
import { implement } from '#platform/http/implement.ts'
import { resetSignIn } from '../commands/administer-member.ts'
import { limitAttempts, findUser } from '../../identity/index.ts'
import { memberPolicy } from '../policy.ts'

export const resetMemberSignInRoute = implement(
  resetMemberSignIn,
  memberPolicy.administer,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const person = await findUser(ctx.db, input.id)
    authorize({ member: person ?? null })
    if (!person) throw fail('not_found')
    if (isTeam(person)) throw fail('is_team')
    if (person.suspended_at) throw fail('member_is_suspended')
    await limitAttempts(ctx, ['invitation'], person.email)
    await resetSignIn(ctx, { viewer, person })
    return {}
  },
)
