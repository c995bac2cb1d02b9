import { listProducts as call } from '@foyer/contract/commerce/list-products'
import { implement } from '#platform/http/implement.ts'
import { listOpenedPages } from '../opened-pages.ts'
import { commercePolicy } from '../policy.ts'
import { presentProduct } from '../presenter.ts'
import { listImages, loadProductAssets } from '../product-assets.ts'
import { loadSamplePages } from '../sample-pages.ts'
import { findProductsOnSale, listVisibleProducts } from '../repository/products.ts'
import { listTriedProducts, toTrialBuyer } from '../repository/trials.ts'
import { findTaxNote } from '../tax/tax-note.ts'

const MAX_PRODUCTS = 100

export const listProductsRoute = implement(
  call,
  commercePolicy.seeProducts,
  async ({ input, viewer, ctx, authorize }) => {
    authorize({ access: ctx.app.access })
    const { ids, include_hidden = ids !== undefined } = input
    const found = ids
      ? await findProductsOnSale(ctx.db, ids)
      : await listVisibleProducts(ctx.db, { include_hidden, limit: MAX_PRODUCTS })
    const visible = found
      .filter((product) => include_hidden || !product.is_hidden)
      .toSorted((a, b) => (ids ? ids.indexOf(a.id) - ids.indexOf(b.id) : 0))
    const product_ids = visible.map((product) => product.id)
    const [opens, assetOf, sampleOf, tried, tax] = await Promise.all([
      listOpenedPages(ctx, viewer, product_ids),
      loadProductAssets(ctx, viewer, visible.flatMap(listImages)),
      loadSamplePages(ctx, viewer, visible),
      listTriedProducts(ctx.db, toTrialBuyer(viewer), product_ids),
      findTaxNote(ctx.db),
    ])
    return {
      products: visible.map((product) =>
        presentProduct(product, opens.get(product.id) ?? [], { assetOf, sampleOf, tried, tax }),
      ),
    }
  },
)
