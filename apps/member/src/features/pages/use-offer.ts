import { useEffect, useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { isSettled } from '../../platform/session/session-state.ts'
import type { MemberFacts } from '../../platform/session/session-state.ts'
import { useAuthenticated, useSession } from '../../platform/session/use-session.ts'
import type { Denial } from './page-state.ts'

/**
 * What a locked page has to sell: nothing; something, as far as is known; nothing of it at the moment; or a plan that
 * this member has and owes a payment of. `unknown` while the shop is asked.
 */
export type Offer = 'none' | 'unknown' | 'on_sale' | 'off_sale' | 'overdue'

/** The products that would open a page; none where it is shut for another reason. */
export function productsOf({ reason, denied_by, product_ids }: Denial): readonly string[] {
  return (denied_by ?? reason) === 'PURCHASE_REQUIRED' ? product_ids : []
}

/** Whether a plan that would open the page is there and waits for its payment. */
export function isOverdue(
  denial: Denial,
  facts: Pick<MemberFacts, 'past_due_subscriptions'> | undefined,
): boolean {
  const opening = productsOf(denial)
  return (facts?.past_due_subscriptions ?? []).some(({ product_id }) => opening.includes(product_id))
}

/** Asks the shop what of the products is on sale. Where it cannot be asked, checkout says what is the matter. */
export function useOffer(denial: Denial): Offer {
  const api = useApi()
  const session = useSession()
  const viewer = useAuthenticated()
  const ids = productsOf(denial).join(',')
  const is_overdue = isOverdue(denial, viewer?.facts)
  const is_asking = ids !== '' && !is_overdue && isSettled(session)
  const [told, setTold] = useState<{ ids: string; offer: Offer } | null>(null)
  useEffect(() => {
    if (!is_asking) return undefined
    let is_left = false
    const tell = (offer: Offer): void => {
      if (!is_left) setTold({ ids, offer })
    }
    api('commerce.listProducts', { ids: ids.split(',') }).then(
      ({ products }) => tell(products.length > 0 ? 'on_sale' : 'off_sale'),
      () => tell('on_sale'),
    )
    return () => {
      is_left = true
    }
  }, [api, ids, is_asking])
  if (ids === '') return 'none'
  if (is_overdue) return 'overdue'
  return told?.ids === ids ? told.offer : 'unknown'
}
