import { showMember } from '@foyer/contract/accounts/show-member'
import { implement } from '#platform/http/implement.ts'
import { membershipOf } from '../compose-login.ts'
import { composeParts, memberDetailContributions, noMemberDetailParts } from '../contributions.ts'
import { accountsPolicy } from '../policy.ts'
import { presentMemberDetail } from '../presenter.ts'
import { listLiveSessions } from '../repository/sessions.ts'
import { findUser } from '../repository/users.ts'

export const showMemberRoute = implement(
  showMember,
  accountsPolicy.readMember,
  async ({ input, ctx, authorize, fail }) => {
    const person = await findUser(ctx.db, input.id)
    authorize(person ?? null)
    if (!person) throw fail('not_found')

    const [sessions, parts] = await Promise.all([
      listLiveSessions(ctx.db, person.id),
      composeParts(
        ctx,
        membershipOf(person),
        noMemberDetailParts,
        ctx.services.need(memberDetailContributions),
      ),
    ])
    return presentMemberDetail(person, sessions, parts)
  },
)
