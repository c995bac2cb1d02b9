import { listChoices } from '@foyer/content/price-groups'
import type { OutputFor } from '@foyer/contract/client'

type Product = OutputFor<'commerce.getProduct'>
type Version = Pick<
  Product['versions'][number],
  'id' | 'amount' | 'currency' | 'interval' | 'interval_count' | 'group' | 'is_default'
>
type Sold = { id: string; versions: readonly Version[] }
type Priced<P extends Sold> = { product: P; version: P['versions'][number] }

/**
 * The product with the lowest price and the others, each with its own lowest price; null where nothing has one. Only
 * prices in the currency of the first are compared. Of a plan in several currencies, the one in `preferred` counts.
 */
export function choosePrices<P extends Sold>(
  products: readonly P[],
  preferred: string | null = null,
): { main: Priced<P>; others: Priced<P>[] } | null {
  const listVersions = ({ versions }: P): P['versions'][number][] => listChoices(versions, preferred ?? '')
  const currency = products.flatMap(listVersions)[0]?.currency
  const priced = products.flatMap((product): Priced<P>[] => {
    const versions = listVersions(product)
    const same = versions.filter((version) => version.currency === currency)
    const [version] = (same.length > 0 ? same : versions).toSorted((a, b) => a.amount - b.amount)
    return version ? [{ product, version }] : []
  })
  const comparable = priced.filter(({ version }) => version.currency === currency)
  const [main] = comparable.toSorted((a, b) => a.version.amount - b.version.amount)
  return main ? { main, others: priced.filter((one) => one !== main) } : null
}
