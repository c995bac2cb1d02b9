import { viewMember } from '@foyer/contract/members/view-member'
import { implement } from '#platform/http/implement.ts'
import { issueToken, findUser } from '../../identity/index.ts'
import { findViewingRefusal } from '../viewing-refusal.ts'
import { memberPolicy } from '../policy.ts'
import { appOrigin } from '#platform/http/app-origin.ts'

export const viewMemberRoute = implement(
  viewMember,
  memberPolicy.view,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const person = await findUser(ctx.db, input.id)
    authorize({ member: person ?? null })
    if (!person) throw fail('not_found')
    const refusal = findViewingRefusal(person)
    if (refusal) throw fail(refusal)

    const viewed = { user_id: person.id, viewed_by_session_id: viewer.session_id }
    const code = await ctx.write((tx) => issueToken(ctx, tx, { purpose: 'view', email: null, ...viewed }))
    return { url: `${appOrigin(ctx.services.config, ctx.app)}/?viewing=${code}` }
  },
)
