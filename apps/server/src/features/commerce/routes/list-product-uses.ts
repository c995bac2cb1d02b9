import { listProductUses as call } from '@foyer/contract/commerce/list-product-uses'
import { implement } from '#platform/http/implement.ts'
import { listUses } from '#platform/uses.ts'
import { commercePolicy } from '../policy.ts'
import { findProducts } from '../repository/products.ts'

export const listProductUsesRoute = implement(
  call,
  commercePolicy.manageProduct,
  async ({ input: { id }, ctx, authorize }) => {
    authorize({ exists: (await findProducts(ctx.db, [id])).length > 0 })
    return listUses(ctx, id)
  },
)
