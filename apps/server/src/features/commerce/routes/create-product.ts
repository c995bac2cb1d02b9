import { createProduct as call } from '@foyer/contract/commerce/create-product'
import { implement } from '../../../platform/http/implement.ts'
import { createProduct } from '../commands/save-product.ts'
import { commercePolicy } from '../policy.ts'
import { presentProduct } from '../presenter.ts'

export const createProductRoute = implement(
  call,
  commercePolicy.manageProducts,
  async ({ input, ctx, authorize, fail }) => {
    authorize()
    return ctx.write(async (tx) => {
      const product = await createProduct(tx, input, ctx.now())
      if (typeof product === 'string') throw fail(product)
      return presentProduct(product, [])
    })
  },
)
