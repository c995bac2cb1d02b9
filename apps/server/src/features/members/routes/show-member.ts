import { memberDetailContributions, noMemberDetailParts } from '../contributions.ts'
import { presentMemberDetail } from '../presenter.ts'
import { showMember } from '@foyer/contract/members/show-member'
import { implement } from '#platform/http/implement.ts'
import { getMembership, composeParts, listLiveSessions, findUser } from '../../identity/index.ts'
import { memberPolicy } from '../policy.ts'

export const showMemberRoute = implement(
  showMember,
  memberPolicy.readMember,
  async ({ input, ctx, authorize, fail }) => {
    const person = await findUser(ctx.db, input.id)
    authorize(person ?? null)
    if (!person) throw fail('not_found')

    const [sessions, parts] = await Promise.all([
      listLiveSessions(ctx.db, person.id),
      composeParts(
        ctx,
        getMembership(person),
        noMemberDetailParts,
        ctx.services.need(memberDetailContributions),
      ),
    ])
    return presentMemberDetail(person, sessions, parts)
  },
)
