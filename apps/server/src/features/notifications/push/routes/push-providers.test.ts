import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { aServer, runInAppOf, type TestServer } from '#test/harness.ts'
import {
  aShellPushService,
  FOREIGN_FCM_ACCOUNT,
  SHELL_PUSH_KEYS,
} from '#test/stand-ins/push/shell-push-stand-in.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { readReceiptsJob, sendPush, type PushResult } from '../index.ts'

type Member = Awaited<ReturnType<typeof aMember>>
type Provider = 'expo' | 'fcm' | 'pusher'

const HOUR_MS = 3_600_000
const NONE = {
  is_expo: false,
  has_expo_token: false,
  has_fcm_account: false,
  pusher_instance_id: '',
  has_pusher_secret: false,
}

let api: TestServer
let app: TestApp
let service: Awaited<ReturnType<typeof aShellPushService>>

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  service = await aShellPushService()
  Object.assign(api.services.addresses, service.addresses)
  await owner().call('notifications.setPushProviders', SHELL_PUSH_KEYS)
})
beforeEach(() => service.setDown(false))
afterAll(() => service.close())

const owner = () => api.as({ ...app.owner, slug: app.slug })

const TOKENS: Readonly<Record<Provider, () => string>> = {
  expo: () => `ExponentPushToken[${newId().replaceAll('-', '')}]`,
  fcm: () => `fcm:${newId()}`,
  pusher: () => `device-${newId()}`,
}

async function aDevice(provider: Provider) {
  const member = await aMember(app)
  const token = TOKENS[provider]()
  const set = { token, provider, status: 'enabled' } as const
  const settings = await api.as(member).call('notifications.setPush', set)
  expect(settings).toMatchObject({ push_status: 'enabled', devices: [{ provider }] })
  return { member, token }
}

const inApp = (work: (ctx: Ctx) => Promise<void>) => runInAppOf(api.services, app.id, work)

async function push({ subscriber_id }: Member, id = newId()): Promise<PushResult> {
  let result: PushResult | undefined
  const message = {
    id,
    subscriber_id,
    title: 'Leg day',
    body: 'Starts in 15 minutes',
    path: '/schedule',
    tag: 'reminder',
    badge: 3,
    ttl_seconds: 900,
  }
  await inApp(async (ctx) => void (result = await sendPush(ctx, message)))
  if (!result) throw new Error('Nothing was sent.')
  return result
}

describe.each<Provider>(['expo', 'fcm', 'pusher'])('push by %s', (provider) => {
  it('arrives with what the shell needs to show and open it', async () => {
    const { member, token } = await aDevice(provider)
    const id = newId()
    expect(await push(member, id)).toEqual({ devices: 1, accepted: 1, reason: null })
    expect(service.received.filter((one) => one.token === token)).toEqual([
      {
        provider,
        token,
        title: 'Leg day',
        body: 'Starts in 15 minutes',
        data: { id, path: '/schedule' },
        tag: 'reminder',
      },
    ])
    expect(service.problems).toEqual([])
  })

  it('fails without throwing while the provider is down, and arrives afterwards', async () => {
    const { member } = await aDevice(provider)
    service.setDown(true)
    expect(await push(member)).toEqual({ devices: 1, accepted: 0, reason: 'failed' })
    service.setDown(false)
    expect(await push(member)).toMatchObject({ accepted: 1 })
  })

  it('refuses tokens of another form', async () => {
    const member = await aMember(app)
    const set = api.as(member).call('notifications.setPush', { token: 'abc', provider, status: 'enabled' })
    await expect(set).rejects.toMatchObject({
      problem: { errors: [{ path: 'token', code: 'push_token_invalid' }] },
    })
  })
})

describe('devices that are gone', () => {
  it.each<Provider>(['expo', 'fcm'])('end where %s says so at once', async (provider) => {
    const { member, token } = await aDevice(provider)
    service.end(token)
    expect(await push(member)).toEqual({ devices: 1, accepted: 0, reason: 'no_device' })
    expect((await api.as(member).call('notifications.getPushSettings')).devices).toEqual([])
  })

  it('end where a receipt says so later', async () => {
    const [left, stays] = [await aDevice('expo'), await aDevice('expo')]
    service.endLater(left.token)
    for (const { member } of [left, stays]) expect(await push(member)).toMatchObject({ accepted: 1 })
    api.clock.set(new Date(api.clock.now().getTime() + HOUR_MS))
    const run = { id: newId(), attempt: 1, is_last_attempt: false, signal: new AbortController().signal }
    await inApp((ctx) => readReceiptsJob.handle(ctx, {}, run))
    expect((await api.as(left.member).call('notifications.getPushSettings')).devices).toEqual([])
    expect((await api.as(stays.member).call('notifications.getPushSettings')).devices).toHaveLength(1)
  })
})

describe('the providers of an app', () => {
  it('are shown to the team without keys, and offered to its shells', async () => {
    expect(await owner().call('notifications.getPushProviders')).toEqual({
      is_expo: true,
      has_expo_token: true,
      has_fcm_account: true,
      pusher_instance_id: SHELL_PUSH_KEYS.pusher_instance_id,
      has_pusher_secret: true,
    })
    const { providers } = await api.as(await aMember(app)).call('notifications.getPushSettings')
    expect(providers).toEqual(['webpush', 'expo', 'fcm', 'pusher'])
  })

  it('belong to one app, are retained when omitted, and end when emptied', async () => {
    const other = await anApp()
    const as_other = api.as({ ...other.owner, slug: other.slug })
    expect(await as_other.call('notifications.getPushProviders')).toEqual(NONE)
    const { pusher_instance_id, pusher_secret } = SHELL_PUSH_KEYS
    const pusher = { is_expo: false, pusher_instance_id, pusher_secret }
    await as_other.call('notifications.setPushProviders', pusher)
    const { pusher_secret: _secret, ...without_secret } = pusher
    expect(await as_other.call('notifications.setPushProviders', without_secret)).toMatchObject({
      has_pusher_secret: true,
    })
    expect(
      await as_other.call('notifications.setPushProviders', {
        is_expo: false,
        pusher_instance_id: '',
        pusher_secret: '',
      }),
    ).toEqual(NONE)
  })

  it.each([
    ['a wrong token of Expo', { is_expo: true, expo_token: 'wrong' }, 'expo_token', 'push_key_refused'],
    ['no key file', { fcm_account: '{}' }, 'fcm_account', 'key_file_invalid'],
    ['a foreign key file', { fcm_account: FOREIGN_FCM_ACCOUNT }, 'fcm_account', 'push_key_refused'],
    ['a wrong secret', { pusher_secret: 'wrong' }, 'pusher_secret', 'push_key_refused'],
    ['no instance', { pusher_instance_id: '' }, 'pusher_instance_id', 'required'],
  ])('refuse %s', async (_what, change, path, code) => {
    const set = owner().call('notifications.setPushProviders', { ...SHELL_PUSH_KEYS, ...change })
    await expect(set).rejects.toMatchObject({ status: 422, problem: { errors: [{ path, code }] } })
  })

  it('are stored unchanged while a provider does not answer', async () => {
    service.setDown(true)
    const set = owner().call('notifications.setPushProviders', { ...SHELL_PUSH_KEYS, is_expo: false })
    await expect(set).rejects.toMatchObject({ problem: { code: 'unavailable' } })
    expect(await owner().call('notifications.getPushProviders')).toMatchObject({ is_expo: true })
  })

  it('are not those of members', async () => {
    const member = await aMember(app)
    await expect(api.as(member).call('notifications.getPushProviders')).rejects.toMatchObject({ status: 401 })
  })
})
