import { createProduct as call } from '@foyer/contract/commerce/create-product'
import { implement } from '#platform/http/implement.ts'
import { coverAssets } from '../../media/index.ts'
import { createProduct } from '../commands/save-product.ts'
import { saveIncludedPages } from '../included-pages.ts'
import { pagesOpenedForOwner } from '../opened-pages.ts'
import { commercePolicy } from '../policy.ts'
import { presentProduct } from '../presenter.ts'

export const createProductRoute = implement(
  call,
  commercePolicy.manageProducts,
  async ({ input, ctx, authorize }) => {
    authorize()
    const { included_page_ids: page_ids, ...wish } = input
    const now = ctx.now()
    return ctx.write(async (tx, emit) => {
      const product = await createProduct(tx, wish, now)
      const { id, cover } = product
      if (page_ids.length === 0)
        return { ...presentProduct(product, [], await coverAssets(ctx, [cover])), included_pages: [] }

      const included_pages = await saveIncludedPages(tx, emit, { product_id: id, page_ids, now })
      const [opens, assetOf] = await Promise.all([pagesOpenedForOwner(ctx, [id]), coverAssets(ctx, [cover])])
      return { ...presentProduct(product, opens.get(id) ?? [], assetOf), included_pages }
    })
  },
)
