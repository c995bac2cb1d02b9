import type { VersionValues } from './product-values.ts'
import type { StudioProduct } from './queries.ts'

type Version = StudioProduct['versions'][number]

/** A price of another product that can be offered as an order bump. */
export type BumpOffer = { readonly product: StudioProduct; readonly version: Version }

/**
 * Returns the possible order bumps of a product: active prices of others in its currency. An order renews at most
 * one thing, so recurring products get only one-time bumps.
 */
export function getBumpOffers(
  products: readonly StudioProduct[],
  product_id: string | null,
  versions: readonly Pick<VersionValues, 'currency' | 'cycle'>[],
): BumpOffer[] {
  const currencies = new Set(versions.map(({ currency }) => currency))
  const is_recurring = versions.some(({ cycle }) => cycle !== 'once')
  return products
    .filter((product) => product.id !== product_id && !product.is_archived)
    .flatMap((product) => product.versions.map((version) => ({ product, version })))
    .filter(({ version }) => currencies.has(version.currency) && !(is_recurring && version.interval !== null))
}
