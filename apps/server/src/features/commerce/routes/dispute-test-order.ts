import { disputeTestOrder as call } from '@foyer/contract/commerce/dispute-test-order'
import { implement } from '#platform/http/implement.ts'
import { syncOrder } from '../commands/sync-order.ts'
import { loadStudioOrder } from '../orders/load-order.ts'
import { commercePolicy } from '../policy.ts'
import { sandboxBank } from '../providers/call-provider.ts'
import { disputeAtSandbox } from '../providers/sandbox/sandbox-provider.ts'
import { findOrder } from '../repository/orders.ts'

export const disputeTestOrderRoute = implement(
  call,
  commercePolicy.manageOrder,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const order = await findOrder(ctx.db, input.id)
    authorize({ exists: order !== null })
    if (!order) throw fail('not_found')
    if (order.provider !== 'sandbox') throw fail('not_a_sandbox_order')
    if (order.paid_at === null) throw fail('not_paid')
    await disputeAtSandbox(sandboxBank(ctx), order.id, input.state)
    await syncOrder(ctx, order, ctx.writeNow)
    const disputed = await loadStudioOrder(ctx, viewer, order.id)
    if (!disputed) throw fail('not_found')
    return disputed
  },
)
