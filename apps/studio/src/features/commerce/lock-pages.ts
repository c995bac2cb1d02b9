import type { createAppClient } from '../../platform/api.ts'

type Call = ReturnType<typeof createAppClient>

/** Adds a product to those of which one opens each of these pages; their other access settings stay. */
export async function lockPages(call: Call, product_id: string, page_ids: readonly string[]): Promise<void> {
  for (const id of page_ids) {
    const { node, revision } = await call('pages.getAccessSettings', { id })
    const products = node.require_purchase ? node.products : []
    if (products.includes(product_id)) continue
    await call('pages.setAccess', {
      id,
      node: { ...node, require_purchase: true, products: [...products, product_id] },
      revision,
    })
  }
}
