import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { runInApp } from '#test/factories/commerce.ts'
import { aGooglePlay } from '#test/factories/play.ts'
import {
  FOREIGN_KEY_FILE,
  PLAY_KEYS,
  type GooglePlayStandIn,
} from '#test/stand-ins/google-play/google-play-stand-in.ts'
import { require } from '#test/stand-ins/stripe/bank.ts'
import { describeStore } from '../store.contract.ts'
import { googlePlay } from './google-play.ts'
import { readKeyFile } from './keys.ts'
import { findNotifiedToken, isSignedByGoogle, notificationUrl } from './notification.ts'

let google: GooglePlayStandIn
let app: TestApp
beforeAll(async () => {
  app = await anApp()
  google = await aGooglePlay()
})
afterAll(() => google.close())

const store = (with_test = false, key_file = PLAY_KEYS.service_account) => {
  const keys = readKeyFile(key_file)
  if (!keys) throw new Error('This is no key file.')
  const { package_name } = PLAY_KEYS
  return googlePlay({ ...keys, package_name }, { with_test, address: google.address, now: () => new Date() })
}
const purchase = (token: string) => require(google.purchases, token)
/** The ends of paid periods while Google names the end of the grace period instead. */
const paid_until = new Map<string, Date | null>()
const MONTH_MS = 30 * 24 * 60 * 60 * 1000

describeStore('Google Play', {
  store,
  sell: ({ kind, account_token: account_id }) =>
    google.sell({
      kind: kind === 'subscription' ? 'subscription' : 'once',
      account_id,
      is_consumed: kind === 'consumable',
    }).token,
  renew: (token) => {
    const found = purchase(token)
    found.expires_at = new Date((found.expires_at?.getTime() ?? 0) + MONTH_MS)
    return token
  },
  upgrade: (token, product_id) => {
    const { account_id } = purchase(token)
    purchase(token).state = 'EXPIRED'
    return google.sell({ kind: 'subscription', account_id, product_id, linked_token: token }).token
  },
  expire: (token) => {
    const { expires_at } = purchase(token)
    Object.assign(purchase(token), { state: 'EXPIRED', expires_at: paid_until.get(token) ?? expires_at })
  },
  retry: (token, expires_at) => {
    paid_until.set(token, purchase(token).expires_at)
    Object.assign(purchase(token), { state: 'IN_GRACE_PERIOD', expires_at })
  },
  refund: (token) => {
    const found = purchase(token)
    found.state = found.expires_at ? 'EXPIRED' : 'CANCELLED'
    found.is_voided = true
  },
  names_periods: false,
  unknown_ids: ['1', 'nothing', 'a.b-c_d'],
  setUnreachable: (is_unreachable) => google.setUnreachable(is_unreachable),
  readNotification: async (purchaseToken, by) => {
    const { package_name: packageName, push_account } = PLAY_KEYS
    const about = { packageName, subscriptionNotification: { purchaseToken } }
    const data = Buffer.from(JSON.stringify(about)).toString('base64')
    let is_signed = false
    await runInApp(app, async (ctx) => {
      const signer = by === 'store' ? push_account : 'stranger@example.com'
      const authorization = `Bearer ${await google.sign(notificationUrl(ctx), signer)}`
      is_signed = await isSignedByGoogle(ctx, authorization, push_account)
    })
    const found = findNotifiedToken(JSON.stringify({ message: { data } }), packageName)
    return is_signed ? (found ?? undefined) : undefined
  },
})

describe('Google Play', () => {
  it('opens nothing for a pending payment, and finds testers’ purchases only on request', async () => {
    expect(await store().read(google.sell({ state: 'PENDING' }).token)).toBeNull()
    const { token } = google.sell({ is_test: true })
    expect(await store().read(token)).toBeNull()
    expect(await store(true).read(token)).toMatchObject({ is_test: true })
  })

  it('leaves a plan on hold without an end, since its payment may still come', async () => {
    const { token, expires_at } = google.sell({ kind: 'subscription', state: 'ON_HOLD' })
    expect(await store().read(token)).toMatchObject({ ends_at: expires_at, over: null })
  })

  it('acknowledges each kind of purchase once it was granted', async () => {
    for (const kind of ['once', 'subscription'] as const) {
      const { token } = google.sell({ kind })
      const read = await store().read(token)
      if (!read) throw new Error('The store does not know this purchase.')
      expect(read.awaits_acknowledgement).toBe(true)
      await store().acknowledge(read)
      expect(await store().read(token)).toMatchObject({ awaits_acknowledgement: false })
    }
  })

  it('lists what was voided', async () => {
    const { token } = google.sell({ is_voided: true })
    expect(await store().listVoided(new Date(0))).toContain(token)
  })

  it('refuses a key that Google does not know', async () => {
    expect(await store(false, FOREIGN_KEY_FILE).takesKey()).toBe(false)
  })
})
