import { compareText } from '@foyer/domain/search'
import type { StudioProduct } from './queries.ts'

/** The states that products can be narrowed to. */
export const PRODUCT_STATES = ['live', 'draft', 'hidden', 'archived'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

/** The orders of the list; the first one is the usual one. */
export const PRODUCT_SORTS = ['newest', 'title', 'buyers', 'sales'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** Returns whether a product is on sale, a draft, unlisted or archived. */
export function getProductState({
  is_archived,
  is_hidden,
  is_on_sale,
}: Pick<StudioProduct, 'is_archived' | 'is_hidden' | 'is_on_sale'>): ProductState {
  if (is_archived) return 'archived'
  if (!is_on_sale) return 'draft'
  return is_hidden ? 'hidden' : 'live'
}

/** The products of a state in an order. Without a state those off sale are left out; the server's order is newest first. */
export function filterAndSortProducts(
  products: readonly StudioProduct[],
  state: ProductState | undefined,
  sort: ProductSort | undefined,
): StudioProduct[] {
  const matching = products.filter((product) =>
    state ? getProductState(product) === state : !product.is_archived,
  )
  if (sort === 'title') return matching.toSorted((a, b) => compareText(a.title, b.title))
  if (sort === 'sales') return matching.toSorted((a, b) => sumRecentSales(b) - sumRecentSales(a))
  return sort === 'buyers' ? matching.toSorted((a, b) => b.buyers - a.buyers) : matching
}

/** Sums recent sales across currencies, which is enough to sort by. */
function sumRecentSales({ recent_sales }: Pick<StudioProduct, 'recent_sales'>): number {
  return recent_sales.reduce((sum, { amount }) => sum + amount, 0)
}
