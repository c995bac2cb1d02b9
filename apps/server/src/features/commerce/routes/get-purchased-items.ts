import { getPurchasedItems as call } from '@foyer/contract/commerce/get-purchased-items'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { listActiveProductIds } from '../../access/index.ts'
import { listOpenedPages } from '../opened-pages.ts'
import { findExistingProductIds } from '../repository/product-names.ts'

export const getPurchasedItemsRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const [existing, owned] = await Promise.all([
      findExistingProductIds(ctx.db, [input.id]),
      listActiveProductIds(ctx.db, viewer.subscriber_id, ctx.now()),
    ])
    if (!existing.has(input.id)) throw fail('not_found')
    if (!owned.includes(input.id)) return { items: [] }
    return { items: [...((await listOpenedPages(ctx, viewer, [input.id])).get(input.id) ?? [])] }
  },
)
