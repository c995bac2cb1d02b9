import { listTestCards as call } from '@foyer/contract/commerce/list-test-cards'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { listPaidCards } from '../repository/sandbox.ts'

export const listTestCardsRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  return { items: await listPaidCards(ctx.db, viewer.subscriber_id) }
})
