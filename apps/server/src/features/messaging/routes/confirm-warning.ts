import { confirmWarning as call } from '@foyer/contract/messaging/confirm-warning'
import { implement } from '#platform/http/implement.ts'
import { messagingPolicy } from '../policy.ts'
import { findWarning, setConfirmed } from '../repository/warnings.ts'

export const confirmWarningRoute = implement(
  call,
  messagingPolicy.confirmWarning,
  async ({ input, ctx, authorize }) => {
    const { id } = input
    authorize({ warning: await findWarning(ctx.db, id) })
    await ctx.write((tx) => setConfirmed(tx, { id, now: ctx.now() }))
    return {}
  },
)
