import { closeAccount as call } from '@foyer/contract/data-rights/close-account'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { closeAccount } from '../commands/close-account.ts'

export const closeAccountRoute = implement(
  call,
  anySignedIn,
  async ({ viewer, ctx, authorize, fail, reply }) => {
    authorize()
    const closed = await closeAccount(ctx, viewer)
    if (typeof closed === 'string') throw fail(closed)
    reply.clearSession()
    return { deletes_at: closed.toISOString() }
  },
)
