import { getProduct as call } from '@foyer/contract/commerce/get-product'
import { implement } from '#platform/http/implement.ts'
import { listOpenedPages } from '../opened-pages.ts'
import { commercePolicy } from '../policy.ts'
import { presentProduct } from '../presenter.ts'
import { listImages, loadProductAssets } from '../product-assets.ts'
import { loadSamplePages } from '../sample-pages.ts'
import { findProductsOnSale } from '../repository/products.ts'
import { listTriedProducts, toTrialBuyer } from '../repository/trials.ts'
import { findTaxNote } from '../tax/tax-note.ts'

export const getProductRoute = implement(
  call,
  commercePolicy.seeProducts,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize({ access: ctx.app.access })
    const [[product], opens] = await Promise.all([
      findProductsOnSale(ctx.db, [input.id]),
      listOpenedPages(ctx, viewer, [input.id]),
    ])
    if (!product) throw fail('not_found')
    const [assetOf, sampleOf, tried, tax] = await Promise.all([
      loadProductAssets(ctx, viewer, listImages(product)),
      loadSamplePages(ctx, viewer, [product]),
      listTriedProducts(ctx.db, toTrialBuyer(viewer), [product.id]),
      findTaxNote(ctx.db),
    ])
    return presentProduct(product, opens.get(product.id) ?? [], { assetOf, sampleOf, tried, tax })
  },
)
