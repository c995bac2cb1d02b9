import { getStudioProduct as call } from '@foyer/contract/commerce/get-studio-product'
import { implement } from '#platform/http/implement.ts'
import { readIncludedPages } from '../included-pages.ts'
import { listPagesOfProduct } from '../opened-pages.ts'
import { commercePolicy } from '../policy.ts'
import { presentOwn, presentProduct } from '../presenter.ts'
import { listImages, loadProductAssets } from '../product-assets.ts'
import { loadSamplePages } from '../sample-pages.ts'
import { findProducts } from '../repository/products.ts'
import { findTaxNote } from '../tax/tax-note.ts'

export const getStudioProductRoute = implement(
  call,
  commercePolicy.manageProduct,
  async ({ input: { id }, viewer, ctx, authorize, fail }) => {
    const [product] = await findProducts(ctx.db, [id])
    authorize({ exists: product !== undefined })
    if (!product) throw fail('not_found')
    const [included_pages, opens, assetOf, sampleOf, tax] = await Promise.all([
      readIncludedPages(ctx.db, id),
      listPagesOfProduct(ctx, id),
      loadProductAssets(ctx, viewer, listImages(product)),
      loadSamplePages(ctx, null, [product]),
      findTaxNote(ctx.db),
    ])
    return {
      ...presentProduct(product, opens, { assetOf, sampleOf, tax }),
      ...presentOwn(product, included_pages),
      is_archived: product.archived_at !== null,
    }
  },
)
