import type { ParsedInputOf } from '@foyer/contract'
import type { createProduct } from '@foyer/contract/commerce/create-product'
import type { KitRefs } from './kit-refs.ts'
import type { KitProduct } from './kit-types.ts'

type ProductInput = ParsedInputOf<typeof createProduct>

/** A product as the owner would have made it, with the id that pages of the kit name it by. */
export type BuiltProduct = Omit<ProductInput, 'versions' | 'order_bumps' | 'included_page_ids'> & {
  id: string
  versions: Omit<ProductInput['versions'][number], 'id'>[]
}

/** Turns the products of a kit into products of an app. */
export function buildProducts(
  products: readonly KitProduct[],
  { productId, fill, art }: KitRefs,
): BuiltProduct[] {
  return products.map(({ key, versions, benefits, ...product }) => ({
    id: productId(key),
    title: fill(product.title),
    subtitle: fill(product.subtitle),
    description: fill(product.description),
    benefits: benefits.map(fill),
    cover: art(product.art),
    is_hidden: false,
    versions: versions.map((version) => ({
      ...version,
      interval_count: version.interval === null ? null : 1,
    })),
  }))
}
