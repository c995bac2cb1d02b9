import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAppStore } from '#test/factories/stores.ts'
import {
  APP_STORE_KEYS,
  FOREIGN_KEY,
  type AppStoreStandIn,
} from '#test/stand-ins/app-store/app-store-stand-in.ts'
import {
  findLastTransaction,
  refund,
  renew,
  sell,
  setStatus,
  type Transaction,
} from '#test/stand-ins/app-store/store-ledger.ts'
import { describeStore } from '../store.contract.ts'
import { createChain } from '#test/stand-ins/app-store/certificates.ts'
import { appStore } from './app-store.ts'
import { readStoreNotification } from './notification.ts'

let apple: AppStoreStandIn
beforeAll(async () => {
  apple = await anAppStore()
})
afterAll(() => apple.close())

const bundle_id = APP_STORE_KEYS.bundle_id
const store = (with_test = false) => appStore(APP_STORE_KEYS, { with_test, address: apple.address })
const DID_RENEW = { notificationType: 'DID_RENEW' }
const readNotification = async (body: string) => {
  const { root_sha256 } = apple.address
  const found = await readStoreNotification(body, { bundle_id, root_sha256 })
  return found?.original_transaction_id ?? undefined
}
const about = (originalTransactionId: string) => ({ originalTransactionId })
const types: Record<'once' | 'subscription' | 'consumable', Transaction['type']> = {
  once: 'Non-Consumable',
  subscription: 'Auto-Renewable Subscription',
  consumable: 'Consumable',
}

describeStore('the App Store', {
  store,
  sell: ({ kind, account_token }) =>
    sell(apple.books, { bundle_id, store_product_id: 'club', account_token, type: types[kind] })
      .transactionId,
  renew: (id) => renew(apple.books, about(id)).transactionId,
  upgrade: (id, store_product_id) => renew(apple.books, about(id), store_product_id).transactionId,
  expire: (id) => setStatus(apple.books, about(id), 2),
  retry: (id, grace_ends_at) => setStatus(apple.books, about(id), 4, grace_ends_at),
  refund: (id) => refund(apple.books, about(id)),
  names_periods: true,
  unknown_ids: ['1', '0', '999999999999999999', 'nothing'],
  setUnreachable: (is_unreachable) => apple.setUnreachable(is_unreachable),
  readNotification: async (id, by) => {
    const transaction = findLastTransaction(apple.books, id)
    const chain = by === 'stranger' ? { chain: createChain() } : {}
    return readNotification(await apple.signNotification({ ...DID_RENEW, transaction, ...chain }))
  },
})

describe('the App Store', () => {
  it('finds tester purchases only on request, in the sandbox after production', async () => {
    const { transactionId } = sell(apple.books, {
      bundle_id,
      store_product_id: 'club',
      store_environment: 'sandbox',
    })
    expect(await store().read(transactionId)).toBeNull()
    apple.requests.length = 0
    expect(await store(true).read(transactionId)).toMatchObject({ is_test: true })
    expect(apple.requests.map((one) => one.book)).toEqual(['production', 'sandbox'])
  })

  it('knows nothing of another app’s purchases', async () => {
    const { transactionId } = sell(apple.books, { bundle_id: 'example.other', store_product_id: 'club' })
    expect(await store().read(transactionId)).toBeNull()
  })

  it('believes no notification of another app, another root or unmarked certificates', async () => {
    const transaction = sell(apple.books, { bundle_id, store_product_id: 'club' })
    const { root_sha256 } = apple.address
    const expected = { bundle_id, root_sha256 }
    const test = await apple.signNotification({ notificationType: 'TEST' })
    expect(await readStoreNotification(test, expected)).toEqual({ original_transaction_id: null })
    const unmarked = createChain({ is_marked: false })
    for (const [body, by] of [
      [await apple.signNotification({ ...DID_RENEW, transaction, bundleId: 'example.other' }), expected],
      [
        await apple.signNotification({ ...DID_RENEW, transaction, chain: unmarked }),
        { ...expected, root_sha256: unmarked.root_sha256 },
      ],
      [
        await apple.signNotification({
          ...DID_RENEW,
          transaction,
          // The root is the right one, the signature comes from elsewhere.
          chain: { ...unmarked, x5c: [...unmarked.x5c.slice(0, 2), apple.root] },
        }),
        expected,
      ],
      ['{"signedPayload":"none"}', expected],
      ['', expected],
    ] as const)
      expect(await readStoreNotification(body, by)).toBeNull()
  })

  it('refuses a key that Apple does not know, and reports the cause', async () => {
    const foreign = appStore(
      { ...APP_STORE_KEYS, private_key: FOREIGN_KEY },
      {
        with_test: false,
        address: apple.address,
      },
    )
    const { transactionId } = sell(apple.books, { bundle_id, store_product_id: 'club' })
    expect(await foreign.takesKey()).toBe(false)
    await expect(foreign.read(transactionId)).rejects.toMatchObject({
      name: 'ProviderError',
      is_temporary: false,
    })
  })
})
