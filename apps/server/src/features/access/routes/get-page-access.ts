import { getPageAccess as call } from '@foyer/contract/access/get-page-access'
import { implement } from '#platform/http/implement.ts'
import { explainPageAccess } from '../explain.ts'
import { findMember } from '../find-readers.ts'
import { accessPolicy } from '../policy.ts'

export const getPageAccessRoute = implement(
  call,
  accessPolicy.readMember,
  async ({ input, ctx, authorize, fail }) => {
    const { subscriber_id, page_id, at } = input
    const member = await findMember(ctx, subscriber_id)
    const request = { page_id, at: at === undefined ? null : new Date(at) }
    const answer = member && (await explainPageAccess(ctx, member, request))
    authorize({ exists: answer !== null })
    if (!answer) throw fail('not_found')
    return answer
  },
)
