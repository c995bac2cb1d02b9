import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, aUser, findMailLink, readSetCookie, PASSWORD } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

function sendLogin(
  body: unknown,
  { headers = {}, slug = app.slug }: { headers?: Record<string, string>; slug?: string } = {},
) {
  return api.raw('POST', '/api/v1/auth/login', {
    host: `${slug}.localhost`,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

describe('login', () => {
  it('signs a member in: a cookie of the safe kind, a token that works, the user with every field', async () => {
    const member = await aMember(app, { name: 'Priya Raman', language: 'en' })
    const answer = await sendLogin({ email: member.email, password: PASSWORD })
    expect(answer.status).toBe(200)
    const cookie = [answer.headers['set-cookie'] ?? []].flat()[0]
    expect(cookie).toMatch(
      /^session=[\w-]{43}; Path=\/; Max-Age=31536000; Secure; HttpOnly; SameSite=None; Partitioned$/,
    )
    expect(answer.headers['cache-control']).toBe('private, no-store')

    const body = answer.json() as { authentication_token: string; user: object }
    expect(body).toMatchObject({
      user: {
        id: member.user_id,
        subscriber_id: member.subscriber_id,
        subscriber_uuid: member.subscriber_uuid,
        email: member.email,
        name: 'Priya Raman',
        timezone: 'Europe/London',
        language: 'en',
        is_admin: false,
        is_account_admin: false,
        is_app_messaging_profile: false,
        passwordless: false,
        auth_provider: 'default',
        is_email_verified: true,
        can_receive_messages_from_members: true,
        global_events_channel: `user:${member.user_id}`,
        avatar_urls: null,
        attributes: {},
      },
      blocked_user_ids: [],
      page_completions: { by_uuid: [], by_content_type: {} },
    })
    expect(body.authentication_token).not.toBe(readSetCookie(answer.headers))

    const caller = { slug: app.slug, email: member.email, token: body.authentication_token }
    const changed = await api.as(caller).call('identity.updateUser', { name: 'Priya R' })
    expect(changed.user.name).toBe('Priya R')
  })

  it('knows an address in any case and a password in any composition of its letters', async () => {
    const member = await aMember(app)
    const answer = await sendLogin({ email: `  ${member.email.toUpperCase()} `, password: PASSWORD })
    expect(answer.status).toBe(200)
  })

  it('answers unknown address, wrong password, no password and suspended user with the same bytes', async () => {
    const wrong = await aMember(app)
    const suspended = await aMember(app, { suspended_at: new Date() })
    const passwordless = await aMember(app, { password_hash: null })
    const answers = await Promise.all([
      sendLogin({ email: wrong.email, password: 'something else' }),
      sendLogin({ email: 'nobody@example.com', password: PASSWORD }),
      sendLogin({ email: suspended.email, password: PASSWORD }),
      sendLogin({ email: passwordless.email, password: PASSWORD }),
    ])
    const bodies = answers.map((answer) => ({ ...(answer.json() as object), request_id: '' }))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([422]))
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(bodies[0]).toMatchObject({ code: 'wrong_credentials' })
    expect(answers.map((answer) => readSetCookie(answer.headers))).toEqual([null, null, null, null])
  })

  it('separates apps: the same address in two apps is two users with two passwords', async () => {
    const other = await anApp()
    const here = await aMember(app)
    await aMember(other, { email: here.email, password_hash: null })
    expect((await sendLogin({ email: here.email, password: PASSWORD })).status).toBe(200)
    expect((await sendLogin({ email: here.email, password: PASSWORD }, { slug: other.slug })).status).toBe(
      422,
    )

    const token = here.token
    const abroad = api.as({ slug: other.slug, email: here.email, token })
    await expect(abroad.call('identity.updateUser', { name: 'Someone else' })).rejects.toMatchObject({
      status: 401,
    })
  })

  it('allows ten attempts per address and then refuses, even the right password, with the time to retry', async () => {
    const member = await aMember(app)
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => sendLogin({ email: member.email, password: 'not this one' })),
    )
    expect(tries.filter((answer) => answer.status === 422)).toHaveLength(10)
    const refused = tries.filter((answer) => answer.status === 429)
    expect(refused).toHaveLength(4)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await sendLogin({ email: member.email, password: PASSWORD })).status).toBe(429)

    const unknown = await Promise.all(
      Array.from({ length: 11 }, () => sendLogin({ email: 'nobody-at-all@example.com', password: PASSWORD })),
    )
    expect(unknown.filter((answer) => answer.status === 429)).toHaveLength(1)
  })

  it('cannot be closed to the owner of an address by the wrong passwords of others', async () => {
    const member = await aMember(app)
    const phone = aGuest(app)
    const login = (password: string, device_id: string) =>
      sendLogin({ email: member.email, password }, { headers: { 'x-device-id': device_id } })
    expect((await login(PASSWORD, phone.device_id)).status).toBe(200)
    await Promise.all(Array.from({ length: 14 }, () => login('not this one', aGuest(app).device_id)))
    expect((await login(PASSWORD, aGuest(app).device_id)).status).toBe(429)

    const { email } = member
    await api.as(phone).call('identity.requestPasswordless', { email })
    const { token } = await findMailLink(app, email)
    await expect(api.as(phone).call('identity.verifyPasswordless', { token })).resolves.toBeDefined()
    await expect(
      api.as(member).call('identity.changePassword', {
        current_password: PASSWORD,
        password: 'seven wet pebbles',
        password_confirmation: 'seven wet pebbles',
      }),
    ).resolves.toBeDefined()
    expect((await login('seven wet pebbles', phone.device_id)).status).toBe(200)
  })

  it('allows ten wrong passwords on a known device, too', async () => {
    const member = await aMember(app)
    const headers = { 'x-device-id': aGuest(app).device_id }
    const login = (password: string) => sendLogin({ email: member.email, password }, { headers })
    expect((await login(PASSWORD)).status).toBe(200)
    const tries = await Promise.all(Array.from({ length: 14 }, () => login('not this one')))
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10)
    expect((await login(PASSWORD)).status).toBe(429)
  })

  it('forgets the tries of an address once its owner has signed in', async () => {
    const member = await aMember(app)
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 5; attempt++)
        await sendLogin({ email: member.email, password: 'not this one' })
      expect((await sendLogin({ email: member.email, password: PASSWORD })).status).toBe(200)
    }
  })

  it('refuses a sign-in from a foreign page', async () => {
    const member = await aMember(app)
    const body = { email: member.email, password: PASSWORD }
    for (const origin of [
      'https://evil.example',
      'null',
      'http://other.localhost',
      `http://${app.slug}.localhost:81`,
    ]) {
      const answer = await sendLogin(body, { headers: { origin } })
      expect([origin, answer.status]).toEqual([origin, 403])
      expect(readSetCookie(answer.headers)).toBeNull()
      const form = await sendLogin(body, { headers: { origin, 'content-type': 'text/plain' } })
      expect([origin, form.status]).toEqual([origin, 415])
    }
    const own = await sendLogin(body, { headers: { origin: `http://${app.slug}.localhost` } })
    expect(own.status).toBe(200)
  })

  it.each([
    ['an array', ['a@example.com', 'b@example.com'], 'wrong_type'],
    ['an object', { $ne: null }, 'wrong_type'],
    ['nothing', undefined, 'required'],
    ['two lines', 'a@example.com\r\nBcc: b@example.com', 'email_invalid'],
    ['a line break at its end', 'a@example.com\n', 'email_invalid'],
    ['ten kilobytes', `${'a'.repeat(10_240)}@example.com`, 'too_big'],
    ['no address', 'not an address', 'email_invalid'],
  ])('refuses an address that is %s', async (_, email, code) => {
    const answer = await sendLogin({ email, password: PASSWORD })
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'invalid', errors: [{ path: 'email', code }] })
  })

  it('refuses fields that it does not know, and providers that prove nothing', async () => {
    const member = await aMember(app)
    const body = { email: member.email, password: PASSWORD }
    const answer = await sendLogin({ ...body, provider: 'google', provider_id: '1' })
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ path: 'flow', code: 'required' }] })
    expect((await sendLogin({ ...body, is_admin: true })).status).toBe(422)
  })

  it('signs in a user of a private app who waits for approval', async () => {
    const closed = await anApp({ access: { is_private: true } })
    const user = await aUser(closed)
    const signed_in = await api
      .as(aGuest(closed))
      .call('identity.login', { email: user.email, password: PASSWORD })
    expect(signed_in.user).toMatchObject({
      subscriber_id: null,
      subscriber_uuid: null,
      active_product_ids: [],
    })
  })
})

describe('fetchMethods', () => {
  it('responds alike for every address', async () => {
    const member = await aMember(app)
    const guest = api.as(aGuest(app))
    const known = await guest.call('identity.fetchMethods', { email: member.email })
    const unknown = await guest.call('identity.fetchMethods', { email: 'nobody@example.com' })
    expect(known).toEqual({ providers: ['default', 'passwordless'] })
    expect(unknown).toEqual(known)
  })

  it('names the providers that the app has switched on', async () => {
    const open = await anApp({ access: { sso_google_enabled: true } })
    const { providers } = await api.as(aGuest(open)).call('identity.fetchMethods', { email: 'a@example.com' })
    expect(providers).toEqual(['default', 'passwordless', 'google'])
  })

  it('refuses what is no address', async () => {
    await expect(
      api.as(aGuest(app)).call('identity.fetchMethods', { email: 'a@b\r\n' }),
    ).rejects.toMatchObject({ status: 422 })
  })
})
