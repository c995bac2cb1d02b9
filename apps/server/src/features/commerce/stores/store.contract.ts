import { beforeEach, describe, expect, it } from 'vitest'
import type { Store, StorePurchase } from './store.ts'

/** The store's test bench, so that every store implementation passes the same test. */
export type StoreBench = {
  store: () => Store
  /** Sells a product for `account_token`; returns the transaction id. */
  sell: (what: { kind: 'once' | 'subscription' | 'consumable'; account_token: string }) => string
  renew: (transaction_id: string) => string
  upgrade: (transaction_id: string, store_product_id: string) => string
  expire: (transaction_id: string) => void
  retry: (transaction_id: string, grace_ends_at: Date) => void
  refund: (transaction_id: string) => void
  /** Whether each period has a start of its own. */
  names_periods: boolean
  /** Ids that no purchase has, in the form of the store. */
  unknown_ids: readonly string[]
  setUnreachable: (is_unreachable: boolean) => void
  /** The purchase that a notification of the store names; undefined where its signature or app is another. */
  readNotification: (transaction_id: string, by: 'store' | 'stranger') => Promise<string | undefined>
}

const account_token = '0193a0aa-7d63-7c4c-9f34-6c1a4b1d2e3f'

/** What every store promises. */
export function describeStore(name: string, bench: StoreBench): void {
  describe(`a store: ${name}`, () => {
    let once: string
    let monthly: string
    beforeEach(() => {
      once = bench.sell({ kind: 'once', account_token })
      monthly = bench.sell({ kind: 'subscription', account_token })
    })
    const read = async (id: string): Promise<StorePurchase> => {
      const found = await bench.store().read(id)
      if (!found) throw new Error('The store does not know this transaction.')
      return found
    }

    it('tells what was bought once, by whom and when', async () => {
      expect(await read(once)).toEqual({
        original_transaction_id: once,
        read_id: once,
        awaits_acknowledgement: expect.any(Boolean),
        store_product_id: expect.any(String),
        account_token,
        is_test: false,
        starts_at: expect.any(Date),
        ends_at: null,
        grace_ends_at: null,
        over: null,
      })
    })

    it('tells the newest period of a subscription, whichever of its transactions is named', async () => {
      const first = await read(monthly)
      const next = bench.renew(monthly)
      expect(first.ends_at?.getTime()).toBeGreaterThan(first.starts_at.getTime())
      const [by_old_id, by_new_id] = [await read(monthly), await read(next)]
      expect(by_old_id).toEqual(by_new_id)
      expect(by_new_id).toMatchObject({
        original_transaction_id: monthly,
        starts_at: bench.names_periods ? first.ends_at : first.starts_at,
        over: null,
      })
      expect(by_new_id.ends_at?.getTime()).toBeGreaterThan(first.ends_at?.getTime() ?? 0)
    })

    it('tells an upgrade as the same purchase of something else', async () => {
      const next = bench.upgrade(monthly, 'gold')
      expect(await read(next)).toMatchObject({ original_transaction_id: monthly, store_product_id: 'gold' })
    })

    it('tells since when a subscription is over, and until when it is tried again', async () => {
      const { ends_at } = await read(monthly)
      const grace_ends_at = new Date((ends_at?.getTime() ?? 0) + 1000)
      bench.retry(monthly, grace_ends_at)
      expect(await read(monthly)).toMatchObject({ over: null, grace_ends_at })
      bench.expire(monthly)
      expect(await read(monthly)).toMatchObject({ over: { at: ends_at, reason: 'ended' } })
    })

    it.each(['once', 'subscription'] as const)('tells that money went back: %s', async (kind) => {
      const id = bench.sell({ kind, account_token })
      bench.refund(id)
      expect((await read(id)).over?.at).toBeInstanceOf(Date)
    })

    it.each(bench.unknown_ids)('knows no transaction %s', async (id) => {
      expect(await bench.store().read(id)).toBeNull()
    })

    it('takes what is used up for nothing that opens a door', async () => {
      expect(await bench.store().read(bench.sell({ kind: 'consumable', account_token }))).toBeNull()
    })

    it('names the purchase in signed notifications, and nothing to strangers', async () => {
      expect(await bench.readNotification(monthly, 'store')).toBe(monthly)
      expect(await bench.readNotification(monthly, 'stranger')).toBeUndefined()
    })

    it('says so when it cannot be asked', async () => {
      bench.setUnreachable(true)
      const unreachable = { name: 'ProviderError', is_temporary: true }
      await expect(bench.store().read(once)).rejects.toMatchObject(unreachable)
      await expect(bench.store().takesKey()).rejects.toMatchObject(unreachable)
      bench.setUnreachable(false)
      expect(await bench.store().takesKey()).toBe(true)
    })
  })
}
