import { createProduct as call } from '@foyer/contract/commerce/create-product'
import { implement } from '#platform/http/implement.ts'
import { createProduct } from '../commands/save-product.ts'
import { saveIncludedPages } from '../included-pages.ts'
import { saveIncludedProducts } from '../included-products.ts'
import { listPagesOfProduct } from '../opened-pages.ts'
import { commercePolicy } from '../policy.ts'
import { presentOwn, presentProduct } from '../presenter.ts'
import { listImages, loadProductAssets } from '../product-assets.ts'
import { findProducts } from '../repository/products.ts'
import { loadSamplePages, validateSamplePage } from '../sample-pages.ts'
import { findTaxNote } from '../tax/tax-note.ts'

export const createProductRoute = implement(
  call,
  commercePolicy.manageProducts,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { included_page_ids: page_ids, included_product_ids: included_ids, ...product_input } = input
    await validateSamplePage(ctx, product_input.sample_page_id)
    const now = ctx.now()
    const by = { id: viewer.team_member_id, name: viewer.name }
    const { product, included_pages } = await ctx.write(async (tx, emit) => {
      const created = await createProduct(tx, product_input, { by, now })
      await saveIncludedProducts(tx, emit, { product_id: created.id, included_ids })
      const [product = created] = await findProducts(tx, [created.id])
      if (page_ids.length === 0) return { product, included_pages: [] }
      const page_input = { product_id: product.id, page_ids, now }
      return { product, included_pages: await saveIncludedPages(tx, emit, page_input) }
    })
    const { id } = product
    const [opens, assetOf, sampleOf, tax] = await Promise.all([
      listPagesOfProduct(ctx, id),
      loadProductAssets(ctx, viewer, listImages(product)),
      loadSamplePages(ctx, null, [product]),
      findTaxNote(ctx.db),
    ])
    return {
      ...presentProduct(product, opens, { assetOf, sampleOf, tax }),
      ...presentOwn(product, included_pages),
    }
  },
)
