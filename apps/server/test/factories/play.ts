import { aServer, type Caller } from '../harness.ts'
import {
  PLAY_KEYS,
  startGooglePlayStandIn,
  type GooglePlayStandIn,
} from '../stand-ins/google-play/google-play-stand-in.ts'
import type { TestApp } from './apps.ts'
import { listStoreProducts, type StoreProducts } from './stores.ts'

/** Starts a Google Play stand-in for one test file; the server under test uses it from now on. */
export async function aGooglePlay(): Promise<GooglePlayStandIn> {
  const api = await aServer()
  const google = await startGooglePlayStandIn(() => api.clock.now())
  api.services.addresses.google_play = google.address
  return google
}

/** Connects an app to Google Play with the keys of the stand-in. */
export async function connectPlay(app: TestApp, store_products: StoreProducts): Promise<void> {
  const api = await aServer()
  await api.as({ ...app.owner, slug: app.slug }).call('commerce.setPlaySettings', {
    ...PLAY_KEYS,
    products: listStoreProducts(store_products),
  })
}

/** Claims a purchase token for a product as a member's shell does. */
export async function claimAtPlay(
  member: Caller & { email: string },
  { id }: { id: string },
  token: string,
): Promise<boolean> {
  const api = await aServer()
  const { has_active_purchase } = await api.as(member).call('commerce.purchaseInApp', {
    id,
    email: member.email,
    store: 'google_play',
    transaction_id: token,
    original_transaction_id: token,
  })
  return has_active_purchase
}
