import type { User } from '@foyer/contract/identity/shapes'
import { useRef } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { parseHash } from '../../platform/routing/hash.ts'
import type { PurchaseOffer } from '../../platform/session/subscription-offer.ts'
import { isOnSale, offerToNewMember, replaceWithCheckout } from './offer-to-new-member.ts'
import type { ProviderFlow } from './provider-flow.ts'

type Props = {
  close: () => void
  /** The provider flow that ends here; the panel returns to the page where it started. */
  providerFlow: ProviderFlow | null
}

/**
 * Closes the sign-in panel, once only: later calls have no effect, nor does any call after the panel was closed
 * elsewhere.
 */
export interface PanelExit {
  /** Marks the signed-in member as new, so that a purchase may be offered on closing. */
  prepareOffer: (newMember: User) => void
  /** Closes the panel for a signed-in member. For a new member it first waits for the products on sale. */
  closeForMember: () => Promise<void>
  /** Closes at once without an offer. */
  close: () => void
}

/** How the sign-in panel is left. */
export function usePanelExit({ close, providerFlow }: Props): PanelExit {
  const { api, app, location } = usePlatform()
  const newMember = useRef<User | null>(null)
  const closing = useRef<Promise<void> | null>(null)
  const is_closed = useRef(false)

  const finish = (offer: PurchaseOffer | null): void => {
    const is_open = parseHash(location.hash()).some(({ name }) => name === 'auth')
    if (is_closed.current || !is_open) return
    is_closed.current = true
    if (offer) replaceWithCheckout(location, offer)
    else close()
    if (providerFlow) location.navigate(providerFlow.path + (offer ? location.hash() : ''), { replace: true })
  }
  const closeWithOffer = async (): Promise<void> => {
    const possibleOffer = newMember.current && offerToNewMember(app, newMember.current, location.hash())
    finish(possibleOffer && (await isOnSale(api, possibleOffer)) ? possibleOffer : null)
  }
  return {
    prepareOffer: (user) => {
      newMember.current = user
    },
    closeForMember: () => (closing.current ??= closeWithOffer()),
    close: () => finish(null),
  }
}
