import type { ContentItem } from '@foyer/contract/library/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { PageDecision } from '../access/index.ts'
import { findLowestPrices } from '../commerce/index.ts'

/** Reads the prices of what some viewer lacks: the lowest of the products that would open a page, null elsewhere. */
export async function readPrices(
  { db }: Pick<Ctx, 'db'>,
  decided: readonly PageDecision[],
): Promise<(decision: PageDecision) => ContentItem['price']> {
  const prices = await findLowestPrices(db, [...new Set(decided.flatMap(listProducts))])
  return (decision) => {
    const known = listProducts(decision).flatMap((id) => prices.get(id) ?? [])
    const [first] = known
    // Prices in the currency of the first product alone are compared.
    const [lowest = null] = known
      .filter(({ currency }) => currency === first?.currency)
      .toSorted((a, b) => a.amount - b.amount)
    return lowest
  }
}

/** The products of which one would open a page that the viewer has not bought. */
function listProducts({ decision }: PageDecision): readonly string[] {
  return decision.granted || decision.reason === 'PURCHASE_REQUIRED' ? (decision.products ?? []) : []
}
