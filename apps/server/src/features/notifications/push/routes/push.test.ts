import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { aServer, runInAppOf, type TestServer } from '#test/harness.ts'
import { aPushService } from '#test/stand-ins/push/web-push-stand-in.ts'
import { createOutbound } from '#platform/outbound/index.ts'
import { newId } from '#platform/ids.ts'
import { sendPush, type PushMessage, type PushResult } from '../index.ts'

type Member = Awaited<ReturnType<typeof aMember>>

const DAY_MS = 86_400_000

let api: TestServer
let app: TestApp
let service: Awaited<ReturnType<typeof aPushService>>

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  service = await aPushService()
  Object.assign(api.services, { outbound: createOutbound({ stand_in_port: service.port }) })
})
afterAll(() => service.close())

const register = (member: Member, token: string) =>
  api.as(member).call('notifications.setPush', { token, provider: 'webpush', status: 'enabled' })

async function push({ subscriber_id }: Member, more: Partial<PushMessage> = {}): Promise<PushResult> {
  const message = {
    id: newId(),
    subscriber_id,
    title: 'Leg day',
    body: 'Starts in 15 minutes',
    path: '/schedule?day=2026-11-29',
    tag: 'reminder',
    badge: 3,
    ttl_seconds: 900,
    ...more,
  }
  let result: PushResult | undefined
  await runInAppOf(api.services, app.id, async (ctx) => void (result = await sendPush(ctx, message)))
  if (!result) throw new Error('Nothing was sent.')
  return result
}

async function aReceiver() {
  const member = await aMember(app)
  const browser = service.subscribe()
  await register(member, browser.subscription)
  return {
    member,
    browser,
    received: () => service.received.filter(({ endpoint }) => endpoint === browser.endpoint),
  }
}

describe('push by the browser', () => {
  it('arrives encrypted and signed, with topic, urgency and lifetime', async () => {
    const { member, received } = await aReceiver()
    const id = newId()
    expect(await push(member, { id })).toEqual({ devices: 1, accepted: 1, reason: null })
    expect(received()).toMatchObject([
      {
        payload: {
          id,
          title: 'Leg day',
          body: 'Starts in 15 minutes',
          path: '/schedule?day=2026-11-29',
          tag: 'reminder',
          badge: 3,
        },
        ttl: 900,
        urgency: 'high',
        subject: 'mailto:no-reply@localhost',
      },
    ])
    await push(member, { id, ttl_seconds: 7200 })
    const [first, second] = received()
    expect(second).toMatchObject({ topic: first?.topic, urgency: 'normal' })
    expect(service.problems).toEqual([])
  })

  it('cuts long texts to what every service accepts, and leads only into this app', async () => {
    const { member, received } = await aReceiver()
    await push(member, { title: '🏋️'.repeat(900), body: 'م'.repeat(5000), path: '//evil.example/x' })
    expect(received()).toMatchObject([{ payload: { path: '/' } }])
    expect(received()[0]?.bytes).toBeLessThanOrEqual(4096)
  })

  it('ends at devices that are gone', async () => {
    const { member, browser } = await aReceiver()
    service.answer(browser, 410)
    expect(await push(member)).toEqual({ devices: 1, accepted: 0, reason: 'no_device' })
    expect(await push(member)).toEqual({ devices: 0, accepted: 0, reason: 'no_device' })
    expect((await api.as(member).call('notifications.getPushSettings')).devices).toEqual([])
  })

  it('is suspended after failures over more than a day, until the member enables it again', async () => {
    const { member, browser, received } = await aReceiver()
    service.answer(browser, 503)
    for (const _attempt of Array.from({ length: 6 }))
      expect(await push(member)).toEqual({ devices: 1, accepted: 0, reason: 'failed' })
    api.clock.set(new Date(api.clock.now().getTime() + DAY_MS + 1))
    await push(member)
    expect(await push(member)).toEqual({ devices: 0, accepted: 0, reason: 'suspended' })
    expect(await api.as(member).call('notifications.getPushSettings')).toMatchObject({
      push_status: 'suspended',
    })
    service.answer(browser, 201)
    await register(member, browser.subscription)
    expect(await push(member)).toMatchObject({ accepted: 1 })
    expect(received()).toHaveLength(1)
  })
})

describe('the registration of a device', () => {
  it('is shown with its status, and disabled without a token', async () => {
    const { member } = await aReceiver()
    expect(await api.as(member).call('notifications.getPushSettings')).toMatchObject({
      push_status: 'enabled',
      providers: ['webpush'],
      vapid_public_key: expect.stringMatching(/^B[\w-]{86}$/),
      devices: [{ provider: 'webpush', push_status: 'enabled', is_this_device: true }],
    })
    expect(await api.as(member).call('notifications.setPush', { status: 'disabled' })).toMatchObject({
      push_status: 'disabled',
    })
    expect(await push(member)).toMatchObject({ devices: 0, reason: 'no_device' })
  })

  it('moves to the member who signs in on it', async () => {
    const { member, browser, received } = await aReceiver()
    const other = await aMember(app)
    await register(other, browser.subscription)
    expect(await push(member)).toMatchObject({ devices: 0 })
    expect(await push(other)).toMatchObject({ accepted: 1 })
    expect(received()).toHaveLength(1)
    expect((await api.as(member).call('notifications.getPushSettings')).devices).toEqual([])
  })

  it('ends with its session: by logging out, and by suspension', async () => {
    const { member } = await aReceiver()
    await api.as(member).call('identity.logout')
    expect(await push(member)).toMatchObject({ devices: 0, reason: 'no_device' })
    const { member: suspended } = await aReceiver()
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('users')
        .set({ suspended_at: api.clock.now() })
        .where('app_id', '=', tx.app_id)
        .where('id', '=', suspended.user_id)
        .execute(),
    )
    expect(await push(suspended)).toMatchObject({ devices: 0, reason: 'no_device' })
  })

  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }
  it.each<readonly [string, string]>([
    ...[
      'http://push.example/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://10.1.2.3/x',
      'https://localhost/x',
      'https://printer.local/x',
      'https://push.example:8443/x',
      'https://me:pw@push.example/x',
      'file:///etc/passwd',
    ].map((endpoint) => [JSON.stringify({ endpoint, keys }), 'address_not_public'] as const),
    [JSON.stringify({ endpoint: 'https://push.example/x' }), 'push_token_invalid'],
    [
      JSON.stringify({ endpoint: 'https://push.example/x', keys: { ...keys, auth: 'short' } }),
      'push_token_invalid',
    ],
    ['not json', 'push_token_invalid'],
  ])('refuses %s', async (token, code) => {
    const member = await aMember(app)
    await expect(register(member, token)).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path: 'token', code }] },
    })
  })

  it('needs a token and a provider that this app has', async () => {
    const member = await aMember(app)
    const set = (input: object) =>
      api.as(member).call('notifications.setPush', { status: 'enabled', ...input })
    await expect(set({})).rejects.toMatchObject({
      problem: { errors: [{ path: 'token', code: 'required' }] },
    })
    await expect(set({ token: 'abc' })).rejects.toMatchObject({ problem: { errors: [{ path: 'provider' }] } })
    await expect(set({ token: 'abc', provider: 'fcm' })).rejects.toMatchObject({
      problem: { errors: [{ path: 'provider', code: 'provider_not_configured' }] },
    })
  })
})
