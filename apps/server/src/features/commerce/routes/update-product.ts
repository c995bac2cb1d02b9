import { updateProduct as call } from '@foyer/contract/commerce/update-product'
import { implement } from '#platform/http/implement.ts'
import { updateProduct } from '../commands/save-product.ts'
import { readIncludedPages, saveIncludedPages } from '../included-pages.ts'
import { saveIncludedProducts } from '../included-products.ts'
import { listPagesOfProduct } from '../opened-pages.ts'
import { commercePolicy } from '../policy.ts'
import { presentOwn, presentProduct } from '../presenter.ts'
import { listImages, loadProductAssets } from '../product-assets.ts'
import { findProducts } from '../repository/products.ts'
import { loadSamplePages, validateSamplePage } from '../sample-pages.ts'
import { findTaxNote } from '../tax/tax-note.ts'

export const updateProductRoute = implement(
  call,
  commercePolicy.manageProduct,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id, included_page_ids: page_ids, included_product_ids: included_ids, ...product_input } = input
    const [existing] = await findProducts(ctx.db, [id])
    authorize({ exists: existing !== undefined })
    await validateSamplePage(ctx, product_input.sample_page_id)
    const now = ctx.now()
    const by = { id: viewer.team_member_id, name: viewer.name }
    const saved = await ctx.write(async (tx, emit) => {
      const updated = await updateProduct(tx, id, product_input, { by, now })
      if (updated === null) return null
      if (included_ids) await saveIncludedProducts(tx, emit, { product_id: id, included_ids })
      const [product = updated] = await findProducts(tx, [id])
      const included_pages =
        page_ids === undefined
          ? await readIncludedPages(tx, id)
          : await saveIncludedPages(tx, emit, { product_id: id, page_ids, now })
      return { product, included_pages }
    })
    if (saved === null) throw fail('not_found')
    const { product, included_pages } = saved
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
