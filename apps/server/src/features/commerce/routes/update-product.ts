import { updateProduct as call } from '@foyer/contract/commerce/update-product'
import { implement } from '#platform/http/implement.ts'
import { coverAssets } from '../../media/index.ts'
import { updateProduct } from '../commands/save-product.ts'
import { pagesOpenedForOwner } from '../opened-pages.ts'
import { commercePolicy } from '../policy.ts'
import { presentProduct } from '../presenter.ts'

export const updateProductRoute = implement(
  call,
  commercePolicy.manageProduct,
  async ({ input, ctx, authorize, fail }) => {
    const { id, ...wish } = input
    const product = await ctx.write((tx) => updateProduct(tx, id, wish, ctx.now()))
    authorize({ exists: product !== null })
    if (product === null) throw fail('not_found')
    const [opens, assetOf] = await Promise.all([
      pagesOpenedForOwner(ctx, [id]),
      coverAssets(ctx, [product.cover]),
    ])
    return presentProduct(product, opens.get(id) ?? [], assetOf)
  },
)
