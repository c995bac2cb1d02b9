import { getGuestAccess as call } from '@foyer/contract/access/get-guest-access'
import { implement } from '#platform/http/implement.ts'
import { explainPageAccess } from '../explain.ts'
import { accessPolicy } from '../policy.ts'

export const getGuestAccessRoute = implement(
  call,
  accessPolicy.readPage,
  async ({ input, ctx, authorize, fail }) => {
    const { page_id, at } = input
    const answer = await explainPageAccess(ctx, null, { page_id, at: at === undefined ? null : new Date(at) })
    authorize({ exists: answer !== null })
    if (!answer) throw fail('not_found')
    return answer
  },
)
