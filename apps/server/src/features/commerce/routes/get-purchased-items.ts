import { getPurchasedItems as call } from '@foyer/contract/commerce/get-purchased-items'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { activeProductIds } from '../../access/index.ts'
import { pagesOpenedBy } from '../opened-pages.ts'
import { existingProductIds } from '../repository/products.ts'

export const getPurchasedItemsRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const [existing, held] = await Promise.all([
      existingProductIds(ctx.db, [input.id]),
      activeProductIds(ctx.db, viewer.subscriber_id, ctx.now()),
    ])
    if (!existing.has(input.id)) throw fail('not_found')
    if (!held.includes(input.id)) return { items: [] }
    return { items: [...((await pagesOpenedBy(ctx, viewer, [input.id])).get(input.id) ?? [])] }
  },
)
