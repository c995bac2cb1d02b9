import { presentMember } from '../presenter.ts'
import { approveMember } from '@foyer/contract/members/approve-member'
import { implement } from '#platform/http/implement.ts'
import { joinApp, findUser } from '../../identity/index.ts'
import { memberPolicy } from '../policy.ts'

export const approveMemberRoute = implement(
  approveMember,
  memberPolicy.readMember,
  async ({ input, ctx, authorize, fail }) => {
    authorize((await findUser(ctx.db, input.id)) ?? null)
    const person = await ctx.write(async (tx, emit) => {
      const joined = await joinApp(ctx, tx, emit, input.id)
      if (joined) tx.afterCommit(() => ctx.services.realtime.recheck(ctx.app.id, input.id))
      return findUser(tx, input.id)
    })
    if (!person) throw fail('not_found')
    return presentMember(person)
  },
)
