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

/** Loads which of the products are on sale. When that fails, checkout shows the error. */
export function usePurchaseOffer(denial: Denial): Offer {
  const api = useApi()
  const session = useSession()
  const viewer = useAuthenticated()
  const ids = purchasableProducts(denial).join(',')
  const is_overdue = isOverdue(denial, viewer?.facts)
  const must_fetch = ids !== '' && !is_overdue && isVerified(session)
  const [result, setResult] = useState<{ ids: string; offer: Offer } | null>(null)
  useEffect(() => {
    if (!must_fetch) return undefined
    let is_left = false
    const resolveOffer = (offer: Offer): void => {
      if (!is_left) setResult({ ids, offer })
    }
    api('commerce.listProducts', { ids: ids.split(',') }).then(
      ({ products }) => resolveOffer(products.length > 0 ? 'on_sale' : 'off_sale'),
      () => resolveOffer('on_sale'),
    )
    return () => {
      is_left = true
    }
  }, [api, ids, must_fetch])
  if (ids === '') return 'none'
  if (is_overdue) return 'overdue'
  return result?.ids === ids ? result.offer : 'unknown'
}
