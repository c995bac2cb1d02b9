import { aServer, type Caller } from '../harness.ts'
import {
  APP_STORE_KEYS,
  startAppStoreStandIn,
  type AppStoreStandIn,
} from '../stand-ins/app-store/app-store-stand-in.ts'
import type { Transaction } from '../stand-ins/app-store/store-ledger.ts'
import { anApp, type TestApp } from './apps.ts'

/** Starts an App Store stand-in for one test file; the server under test uses it from now on. */
export async function anAppStore(): Promise<AppStoreStandIn> {
  const api = await aServer()
  const store = await startAppStoreStandIn(() => api.clock.now())
  api.services.addresses.app_store = store.address
  return store
}

/** What the store sells, as `{ [store_product_id]: product_id }`. */
export type StoreProducts = Readonly<Record<string, string>>

/** The list of the shelf as the contract has it. */
export function listStoreProducts(
  store_products: StoreProducts,
): { store_product_id: string; product_id: string }[] {
  return Object.entries(store_products).map(([store_product_id, product_id]) => ({
    store_product_id,
    product_id,
  }))
}

/** Connects an app to the App Store with the keys of the stand-in. */
export async function connectStore(
  app: TestApp,
  store_products: StoreProducts,
  more: { accepts_test?: boolean } = {},
): Promise<void> {
  const api = await aServer()
  await api.as({ ...app.owner, slug: app.slug }).call('commerce.setStoreSettings', {
    ...APP_STORE_KEYS,
    products: listStoreProducts(store_products),
    ...more,
  })
}

/** Creates an app that accepts only real payments. */
export const aLiveApp = (): Promise<TestApp> => anApp({ is_sandbox: false })

/** Creates the claim that a native shell sends for a transaction from its store. */
export function createClaim({ transactionId, originalTransactionId }: Transaction): {
  transaction_id: string
  original_transaction_id: string
} {
  return { transaction_id: transactionId, original_transaction_id: originalTransactionId }
}

/** Claims a transaction for a product as a member's shell does. */
export async function claim(
  member: Caller & { email: string },
  product: { id: string },
  transaction: Transaction,
): Promise<boolean> {
  const api = await aServer()
  const { has_active_purchase } = await api
    .as(member)
    .call('commerce.purchaseInApp', { id: product.id, email: member.email, ...createClaim(transaction) })
  return has_active_purchase
}
