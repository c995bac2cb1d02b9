import { createProduct as call } from '@foyer/contract/commerce/create-product'
import { implement } from '#platform/http/implement.ts'
import { createProduct } from '../commands/save-product.ts'
import { saveIncludedPages } from '../included-pages.ts'
import { pagesOpenedForOwner } from '../opened-pages.ts'
import { commercePolicy } from '../policy.ts'
import { presentOwn, presentProduct } from '../presenter.ts'
import { productAssets } from '../product-assets.ts'

export const createProductRoute = implement(
  call,
  commercePolicy.manageProducts,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { included_page_ids: page_ids, ...wish } = input
    const now = ctx.now()
    const by = { id: viewer.team_member_id, name: viewer.name }
    const { product, included_pages } = await ctx.write(async (tx, emit) => {
      const product = await createProduct(tx, wish, { by, now })
      if (page_ids.length === 0) return { product, included_pages: [] }
      const wish_of_pages = { product_id: product.id, page_ids, now }
      return { product, included_pages: await saveIncludedPages(tx, emit, wish_of_pages) }
    })
    const { id, cover } = product
    const [opens, assetOf] = await Promise.all([
      pagesOpenedForOwner(ctx, [id]),
      productAssets(ctx, viewer, [cover]),
    ])
    return {
      ...presentProduct(product, opens.get(id) ?? [], assetOf),
      ...presentOwn(product, included_pages),
    }
  },
)
