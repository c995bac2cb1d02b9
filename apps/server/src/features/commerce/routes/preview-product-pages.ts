import { previewProductPages as call } from '@foyer/contract/commerce/preview-product-pages'
import { implement } from '#platform/http/implement.ts'
import { commercePolicy } from '../policy.ts'
import { previewPages } from '../preview-pages.ts'
import { findProducts } from '../repository/products.ts'

export const previewProductPagesRoute = implement(
  call,
  commercePolicy.manageProduct,
  async ({ input: { id, included_page_ids }, ctx, authorize }) => {
    const [product] = await findProducts(ctx.db, [id])
    authorize({ exists: product !== undefined })
    return previewPages(ctx, id, included_page_ids)
  },
)
