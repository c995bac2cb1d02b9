import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct, isProductOwned, type TestProduct } from '#test/factories/commerce.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { runJob } from '#test/factories/jobs.ts'
import { aGooglePlay, claimAtPlay, connectPlay } from '#test/factories/play.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import {
  FOREIGN_KEY_FILE,
  PLAY_KEYS,
  type GooglePlayStandIn,
} from '#test/stand-ins/google-play/google-play-stand-in.ts'
import { readVoidedPurchasesJob } from '../store-jobs.ts'

let api: TestServer
let google: GooglePlayStandIn
let app: TestApp
let club: TestProduct

beforeAll(async () => {
  api = await aServer()
  google = await aGooglePlay()
})
afterAll(() => google.close())
beforeEach(async () => {
  app = await anApp()
  club = await aProduct(app)
  await connectPlay(app, { club: club.id })
})

const asOwner = () => api.as(atApp(app.owner, app))
const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** Sends a notification about a purchase, as Pub/Sub does. */
async function notify(token: string, { email }: { email?: string } = {}) {
  const { notification_url } = await asOwner().call('commerce.getPlaySettings', {})
  const about = { packageName: PLAY_KEYS.package_name, subscriptionNotification: { purchaseToken: token } }
  const data = Buffer.from(JSON.stringify({ version: '1.0', ...about })).toString('base64')
  return api.raw('POST', '/api/v1/webhooks/google-play', {
    host: `${app.slug}.localhost`,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await google.sign(notification_url, email)}`,
    },
    body: JSON.stringify({ message: { data, messageId: '1' }, subscription: 'projects/x/subscriptions/y' }),
  })
}

describe('a purchase at Google Play', () => {
  it('opens its product for the member whom the shell named, once it was read there', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const { token } = google.sell({ account_id: member.subscriber_id })
    await expect(claimAtPlay(other, club, token)).rejects.toMatchObject({ code: 'purchase_not_verified' })
    expect(await claimAtPlay(member, club, token)).toBe(true)
    expect(await claimAtPlay(member, club, token)).toBe(true)
    expect([await isProductOwned(member, club), await isProductOwned(other, club)]).toEqual([true, false])
    await expect.poll(() => google.purchases.get(token)?.is_acknowledged, { timeout: 15_000 }).toBe(true)
  })

  it('is refused for an unknown token, another product, a pending payment and without settings', async () => {
    const member = await aMember(app)
    const account_id = member.subscriber_id
    const other = await aProduct(app)
    const refused = { code: 'purchase_not_verified' }
    await expect(claimAtPlay(member, club, 'unknown')).rejects.toMatchObject(refused)
    await expect(claimAtPlay(member, other, google.sell({ account_id }).token)).rejects.toMatchObject(refused)
    const pending = google.sell({ account_id, state: 'PENDING' })
    await expect(claimAtPlay(member, club, pending.token)).rejects.toMatchObject(refused)
    const elsewhere = await anApp()
    const stranger = await aMember(elsewhere)
    await expect(
      claimAtPlay(stranger, await aProduct(elsewhere), google.sell({}).token),
    ).rejects.toMatchObject({ code: 'payments_unavailable' })
  })

  it('follows renewals and the end by notifications that Google has signed, and by no others', async () => {
    const member = await aMember(app)
    const sold = google.sell({ kind: 'subscription', account_id: member.subscriber_id })
    await claimAtPlay(member, club, sold.token)
    sold.expires_at = new Date((sold.expires_at?.getTime() ?? 0) + MONTH_MS)
    expect((await notify(sold.token)).status).toBe(200)
    const until = () =>
      api.inApp(app.id, (tx) =>
        tx
          .selectFrom('in_app_purchases')
          .select('period_ends_at')
          .where('read_id', '=', sold.token)
          .executeTakeFirst(),
      )
    await expect
      .poll(async () => (await until())?.period_ends_at, { timeout: 15_000 })
      .toEqual(sold.expires_at)
    sold.state = 'EXPIRED'
    sold.expires_at = api.clock.now()
    expect((await notify(sold.token, { email: 'other@example.test' })).status).toBe(403)
    expect((await notify(sold.token)).status).toBe(200)
    await expect.poll(() => isProductOwned(member, club), { timeout: 15_000 }).toBe(false)
  })

  it('is the same purchase after an upgrade, whose new token nobody else can claim', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const account_id = member.subscriber_id
    const gold = await aProduct(app)
    await connectPlay(app, { club: club.id, gold: gold.id })
    const first = google.sell({ kind: 'subscription', account_id })
    await claimAtPlay(member, club, first.token)
    first.state = 'EXPIRED'
    const linked_token = first.token
    const next = google.sell({ kind: 'subscription', account_id, product_id: 'gold', linked_token })
    await expect(claimAtPlay(other, gold, next.token)).rejects.toMatchObject({
      code: 'purchase_not_verified',
    })
    expect(await claimAtPlay(member, gold, next.token)).toBe(true)
    expect(await isProductOwned(member, club)).toBe(false)
    const rows = await api.inApp(app.id, (tx) =>
      tx.selectFrom('in_app_purchases').select(['original_transaction_id', 'read_id']).execute(),
    )
    expect(rows).toEqual([{ original_transaction_id: first.token, read_id: next.token }])
  })

  it('ends when Google has voided it', async () => {
    const member = await aMember(app)
    const sold = google.sell({ account_id: member.subscriber_id })
    await claimAtPlay(member, club, sold.token)
    Object.assign(sold, { state: 'CANCELLED', is_voided: true })
    await runJob(readVoidedPurchasesJob, app, {})
    await expect.poll(() => isProductOwned(member, club), { timeout: 15_000 }).toBe(false)
  })
})

describe('the Google Play settings', () => {
  it('never return the key file, and refuse one that Google does not know', async () => {
    const settings = await asOwner().call('commerce.getPlaySettings', {})
    expect(settings).toMatchObject({ package_name: PLAY_KEYS.package_name, has_service_account: true })
    expect(JSON.stringify(settings)).not.toContain('PRIVATE KEY')
    const save = (service_account: string) =>
      asOwner().call('commerce.setPlaySettings', { ...PLAY_KEYS, service_account, products: [] })
    await expect(save(FOREIGN_KEY_FILE)).rejects.toMatchObject({ code: 'key_refused' })
    await expect(save('{}')).rejects.toMatchObject({ code: 'invalid' })
    expect(await save('')).toEqual({ has_service_account: false })
  })

  it('hide the notifications of an app that names no account', async () => {
    await asOwner().call('commerce.setPlaySettings', { ...PLAY_KEYS, push_account: '', products: [] })
    expect((await notify('any')).status).toBe(404)
  })
})
