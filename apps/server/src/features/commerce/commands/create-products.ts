import type { AppTx } from '#platform/database/app-db.ts'
import { replaceProductParts } from '../repository/product-parts.ts'
import { CallError } from '#platform/errors.ts'
import { createProduct, type ProductInput, type SaveContext } from './save-product.ts'

/** Products of a starter kit, with ids from the caller so that its pages can refer to them. */
export type NewProducts = SaveContext & {
  products: readonly (Omit<ProductInput, 'order_bumps'> & {
    id: string
    /** Products before it that its owners own as well. */
    included_product_ids: readonly string[]
  })[]
}

/** Creates several products in the caller's transaction. Throws if one breaks a price rule: that is a bug. */
export async function createProducts(tx: AppTx, { products, ...save_context }: NewProducts): Promise<void> {
  for (const product of products) {
    try {
      await createProduct(tx, product, save_context)
      await replaceProductParts(tx, product.id, product.included_product_ids)
    } catch (error) {
      throw error instanceof CallError
        ? new Error(`The product "${product.title}" was refused.`, { cause: error })
        : error
    }
  }
}
