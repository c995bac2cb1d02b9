import type { User } from '@foyer/contract/identity/shapes'
import { useRef } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { parseHash } from '../../platform/routing/hash.ts'
import type { OnOffer } from '../../platform/session/app-offer.ts'
import { isOnSale, offerToNewcomer, putCheckout } from './offer-to-newcomer.ts'
import type { ProviderTrip } from './provider-trip.ts'

type Props = {
  close: () => void
  /** The trip that ends here: it leads back to the page that it began on. */
  trip: ProviderTrip | null
}

/** The ways out of the sign-in panel. It is left once: what comes later finds it gone, and so does what was closed. */
export interface WayOut {
  /** Whoever is in has just joined: something may be offered to them when they are let go. */
  greet: (newcomer: User) => void
  /** Lets go of whoever is in. Resolves when that is done: a newcomer waits until it is known what there is to offer. */
  leave: () => Promise<void>
  /** Closes at once, and offers nothing. */
  close: () => void
}

/** How the sign-in panel is left. */
export function useWayOut({ close, trip }: Props): WayOut {
  const { api, app, location } = usePlatform()
  const newcomer = useRef<User | null>(null)
  const leaving = useRef<Promise<void> | null>(null)
  const has_left = useRef(false)

  const end = (offer: OnOffer | null): void => {
    const is_open = parseHash(location.hash()).some(({ name }) => name === 'auth')
    if (has_left.current || !is_open) return
    has_left.current = true
    if (offer) putCheckout(location, offer)
    else close()
    if (trip) location.navigate(trip.path + (offer ? location.hash() : ''), { replace: true })
  }
  const letGo = async (): Promise<void> => {
    const wished = newcomer.current && offerToNewcomer(app, newcomer.current, location.hash())
    end(wished && (await isOnSale(api, wished)) ? wished : null)
  }
  return {
    greet: (user) => {
      newcomer.current = user
    },
    leave: () => (leaving.current ??= letGo()),
    close: () => end(null),
  }
}
