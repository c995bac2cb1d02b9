import type { OutputFor } from '@foyer/contract/client'

type Product = OutputFor<'commerce.getProduct'>
type Version = Pick<Product['versions'][number], 'amount' | 'currency' | 'interval' | 'interval_count'>
type Sold = { id: string; versions: readonly Version[] }
type Priced<P extends Sold> = { product: P; version: P['versions'][number] }

/**
 * The product with the lowest price and the others, each with its own lowest price; null where nothing has one. Only
 * prices in the currency of the first are compared.
 */
export function choosePrices<P extends Sold>(
  products: readonly P[],
): { main: Priced<P>; others: Priced<P>[] } | null {
  const currency = products.find(({ versions }) => versions.length > 0)?.versions[0]?.currency
  const priced = products.flatMap((product): Priced<P>[] => {
    const same = product.versions.filter((version) => version.currency === currency)
    const [version] = (same.length > 0 ? same : product.versions).toSorted((a, b) => a.amount - b.amount)
    return version ? [{ product, version }] : []
  })
  const comparable = priced.filter(({ version }) => version.currency === currency)
  const [main] = comparable.toSorted((a, b) => a.version.amount - b.version.amount)
  return main ? { main, others: priced.filter((one) => one !== main) } : null
}
