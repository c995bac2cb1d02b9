import { createProduct as call } from '@foyer/contract/commerce/create-product'
import { implement } from '#platform/http/implement.ts'
import { coverAssets } from '../../media/index.ts'
import { createProduct } from '../commands/save-product.ts'
import { commercePolicy } from '../policy.ts'
import { presentProduct } from '../presenter.ts'

export const createProductRoute = implement(
  call,
  commercePolicy.manageProducts,
  async ({ input, ctx, authorize }) => {
    authorize()
    return ctx.write(async (tx) => {
      const product = await createProduct(tx, input, ctx.now())
      return presentProduct(product, [], await coverAssets(ctx, [product.cover]))
    })
  },
)
