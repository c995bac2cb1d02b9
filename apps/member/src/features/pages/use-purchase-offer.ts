import type { OutputFor } from '@foyer/contract/client'
import { useEffect, useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { isVerified } from '../../platform/session/session-state.ts'
import type { MemberFacts } from '../../platform/session/session-state.ts'
import { useAuthenticated, useSession } from '../../platform/session/use-session.ts'
import type { Denial } from './page-state.ts'

/**
 * What a locked page offers: nothing, products on sale or off sale, `unknown` while loading, or `overdue`: a
 * subscription of the member awaits payment.
 */
export type Offer = 'none' | 'unknown' | 'on_sale' | 'off_sale' | 'overdue'

/** The products that unlock a page; none when it is locked for another reason. */
export function purchasableProducts({ reason, denied_by, product_ids }: Denial): readonly string[] {
  return (denied_by ?? reason) === 'PURCHASE_REQUIRED' ? product_ids : []
}

/** Whether a plan that would open the page is there and waits for its payment. */
export function isOverdue(
  denial: Denial,
  facts: Pick<MemberFacts, 'past_due_subscriptions'> | undefined,
): boolean {
  const productIds = purchasableProducts(denial)
  return (facts?.past_due_subscriptions ?? []).some(({ product_id }) => productIds.includes(product_id))
}

type Product = OutputFor<'commerce.listProducts'>['products'][number]
type LoadedOffer = { offer: Offer; products: readonly Product[] }

/** Loads which of the products are on sale. When that fails, checkout shows the error. */
export function usePurchaseOffer(denial: Denial): LoadedOffer {
  const api = useApi()
  const session = useSession()
  const viewer = useAuthenticated()
  const ids = purchasableProducts(denial).join(',')
  const is_overdue = isOverdue(denial, viewer?.facts)
  const must_fetch = ids !== '' && !is_overdue && isVerified(session)
  const [result, setResult] = useState<(LoadedOffer & { ids: string }) | null>(null)
  useEffect(() => {
    if (!must_fetch) return undefined
    let is_left = false
    const resolveOffer = (offer: Offer, products: readonly Product[]): void => {
      if (!is_left) setResult({ ids, offer, products })
    }
    api('commerce.listProducts', { ids: ids.split(',') }).then(
      ({ products }) => resolveOffer(products.length > 0 ? 'on_sale' : 'off_sale', products),
      () => resolveOffer('on_sale', []),
    )
    return () => {
      is_left = true
    }
  }, [api, ids, must_fetch])
  if (ids === '') return { offer: 'none', products: [] }
  if (is_overdue) return { offer: 'overdue', products: [] }
  return result?.ids === ids ? result : { offer: 'unknown', products: [] }
}
