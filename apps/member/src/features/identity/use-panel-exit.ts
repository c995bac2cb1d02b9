import type { User } from '@foyer/contract/identity/shapes'
import { useRef } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { parseHash } from '../../platform/routing/hash.ts'
import type { PurchaseOffer } from '../../platform/session/subscription-offer.ts'
import { isOnSale, offerToNewMember, replaceWithCheckout } from './offer-to-new-member.ts'
import type { ProviderFlow } from './provider-flow.ts'

type Props = {
  close: () => void
  /** The trip that ends here: it leads back to the page that it began on. */
  providerFlow: ProviderFlow | null
}

/** The ways out of the sign-in panel. It is left once: what comes later finds it gone, and so does what was closed. */
export interface PanelExit {
  /** Whoever is in has just joined: something may be offered to them when they are let go. */
  prepareOffer: (newMember: User) => void
  /** Lets go of whoever is in. Resolves when that is done: a newcomer waits until it is known what there is to offer. */
  closeForMember: () => Promise<void>
  /** Closes at once, and offers nothing. */
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
