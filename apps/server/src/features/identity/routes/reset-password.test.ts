import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, readSetCookie, findMailLink, mailsTo, PASSWORD } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const MINUTE_MS = 60_000
const fresh = { password: 'seven wet pebbles', password_confirmation: 'seven wet pebbles' }

async function aResetToken(email: string): Promise<string> {
  await api.as(aGuest(app)).call('identity.requestReset', { email })
  return (await findMailLink(app, email)).token
}

function reset(token: string, change: object = {}) {
  return api.as(aGuest(app)).call('identity.resetPassword', { token, ...fresh, ...change })
}

function login(email: string, password: string) {
  return api.as(aGuest(app)).call('identity.login', { email, password })
}

describe('requestReset', () => {
  it('responds to a known and an unknown address alike, and informs the unknown one by mail', async () => {
    const member = await aMember(app, { language: 'en' })
    const guest = api.as(aGuest(app))
    expect(await guest.call('identity.requestReset', { email: member.email })).toEqual({})
    expect(await guest.call('identity.requestReset', { email: 'unknown@example.com' })).toEqual({})
    const [to_known] = await mailsTo(app, member.email)
    const [to_unknown] = await mailsTo(app, 'unknown@example.com')
    expect(to_known?.text).toContain('#auth?purpose=reset&token=')
    expect(to_unknown?.text).not.toContain('http')
    expect(to_unknown?.text).toContain('there is no account with it')
  })

  it('does not sign in, end a session or change the password', async () => {
    const member = await aMember(app)
    const answer = await api.raw(
      'GET',
      `/api/v1/auth/reset_password?email=${encodeURIComponent(member.email)}`,
      {
        host: `${app.slug}.localhost`,
      },
    )
    expect([answer.status, readSetCookie(answer.headers)]).toEqual([200, null])
    await expect(login(member.email, PASSWORD)).resolves.toBeDefined()
    await expect(api.as(member).call('identity.updateUser', {})).resolves.toBeDefined()
  })

  it('writes in the language that the member has chosen', async () => {
    const member = await aMember(app, { language: 'ar' })
    await aResetToken(member.email)
    expect((await mailsTo(app, member.email)).at(-1)?.subject).toContain('كلمة مرورك')
  })

  it('mails an address five times in an hour, known or not', async () => {
    const member = await aMember(app)
    for (const email of [member.email, 'unknown-too@example.com']) {
      const attempts = await Promise.allSettled(
        Array.from({ length: 7 }, () => api.as(aGuest(app)).call('identity.requestReset', { email })),
      )
      expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    }
  })

  it('refuses an address that comes twice, has a line break, or is too long', async () => {
    for (const query of [
      'email=a%40example.com&email=b%40example.com',
      'email=a%40example.com%0d%0aBcc%3Ax',
      `email=${'a'.repeat(400)}`,
      '',
    ]) {
      const answer = await api.raw('GET', `/api/v1/auth/reset_password?${query}`, {
        host: `${app.slug}.localhost`,
      })
      expect([query.slice(0, 20), answer.status]).toEqual([query.slice(0, 20), 422])
    }
  })
})

describe('resetPassword', () => {
  it('sets the password, signs in here, signs out everywhere else, and notifies the member', async () => {
    const member = await aMember(app, { email_verified_at: null })
    const signed_in = await reset(await aResetToken(member.email))
    expect(signed_in.user).toMatchObject({ id: member.user_id, is_email_verified: true, passwordless: false })
    await expect(api.as(member).call('identity.updateUser', {})).rejects.toMatchObject({ status: 401 })
    const here = { slug: app.slug, email: member.email, token: signed_in.authentication_token }
    await expect(api.as(here).call('identity.updateUser', {})).resolves.toBeDefined()
    await expect(login(member.email, PASSWORD)).rejects.toMatchObject({ code: 'wrong_credentials' })
    await expect(login(member.email, fresh.password)).resolves.toBeDefined()
    const subjects = (await mailsTo(app, member.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('was changed'))).toHaveLength(1)
  })

  it('uses a token once, even in ten concurrent requests', async () => {
    const member = await aMember(app)
    const token = await aResetToken(member.email)
    const uses = await Promise.allSettled(Array.from({ length: 10 }, () => reset(token)))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = uses.flatMap((use) => (use.status === 'rejected' ? [use.reason as unknown] : []))
    expect(refusals).toEqual(
      Array.from({ length: 9 }, () => expect.objectContaining({ status: 422, code: 'token_invalid' })),
    )
    await expect(reset(token)).rejects.toMatchObject({ code: 'token_invalid' })
  })

  it('is not done by an older link than the newest, also of concurrent requests', async () => {
    const member = await aMember(app)
    const other = await aMember(app)
    const [older, of_other] = [await aResetToken(member.email), await aResetToken(other.email)]
    await Promise.all(
      [1, 2, 3].map(() => api.as(aGuest(app)).call('identity.requestReset', { email: member.email })),
    )
    const mails = (await mailsTo(app, member.email)).map(
      ({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? '',
    )
    expect(new Set(mails).size).toBe(4)
    await expect(reset(older)).rejects.toMatchObject({ code: 'token_invalid' })
    const uses = await Promise.allSettled(mails.map((token) => reset(token)))
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(reset(of_other)).resolves.toBeDefined()
  })

  it('revokes every other link of the member', async () => {
    const member = await aMember(app)
    const guest = aGuest(app)
    await api.as(guest).call('identity.requestPasswordless', { email: member.email })
    const { token: way_in } = await findMailLink(app, member.email)
    const older = await aResetToken(member.email)
    await reset(await aResetToken(member.email))
    await expect(reset(older)).rejects.toMatchObject({ code: 'token_invalid' })
    const sign_in = api.as(guest).call('identity.verifyPasswordless', { token: way_in })
    await expect(sign_in).rejects.toMatchObject({ code: 'token_invalid' })
  })

  it('lasts thirty minutes', async () => {
    const early = await aMember(app)
    const late = await aMember(app)
    const early_token = await aResetToken(early.email)
    api.clock.advance(30 * MINUTE_MS - 1000)
    await expect(reset(early_token)).resolves.toBeDefined()
    const late_token = await aResetToken(late.email)
    api.clock.advance(30 * MINUTE_MS)
    await expect(reset(late_token)).rejects.toMatchObject({ code: 'token_invalid' })
  })

  it.each([
    ['too short', { password: 'sixsix', password_confirmation: 'sixsix' }, 'password', 'password_too_short'],
    [
      'too common',
      { password: 'qwerty123', password_confirmation: 'qwerty123' },
      'password',
      'password_too_common',
    ],
    [
      'not the same twice',
      { password_confirmation: 'seven dry pebbles' },
      'password_confirmation',
      'passwords_differ',
    ],
  ])('refuses a password that is %s and leaves the token good', async (_, change, path, code) => {
    const member = await aMember(app)
    const token = await aResetToken(member.email)
    await expect(reset(token, change)).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path, code }] },
    })
    await expect(reset(token)).resolves.toMatchObject({ user: { id: member.user_id } })
  })

  it('bears five tries with a token, refused passwords among them', async () => {
    const member = await aMember(app)
    const token = await aResetToken(member.email)
    const short = { password: 'sixsix', password_confirmation: 'sixsix' }
    for (let tried = 0; tried < 5; tried += 1)
      await expect(reset(token, short)).rejects.toMatchObject({ problem: { errors: [{ path: 'password' }] } })
    await expect(reset(token)).rejects.toMatchObject({ code: 'token_invalid' })
  })

  it('takes no token of another app or another purpose, and none of a suspended user', async () => {
    const other = await anApp()
    const elsewhere = await aMember(other)
    await api.as(aGuest(other)).call('identity.requestReset', { email: elsewhere.email })
    await expect(reset((await findMailLink(other, elsewhere.email)).token)).rejects.toMatchObject({
      code: 'token_invalid',
    })

    const member = await aMember(app)
    await api.as(aGuest(app)).call('identity.requestPasswordless', { email: member.email })
    await expect(reset((await findMailLink(app, member.email)).token)).rejects.toMatchObject({
      code: 'token_invalid',
    })

    const suspended = await aMember(app, { suspended_at: new Date() })
    await expect(reset(await aResetToken(suspended.email))).rejects.toMatchObject({ code: 'token_invalid' })
    await expect(login(suspended.email, fresh.password)).rejects.toMatchObject({ code: 'wrong_credentials' })
  })

  it('sets a first password for a member without one', async () => {
    const member = await aMember(app, { password_hash: null })
    const { user } = await reset(await aResetToken(member.email))
    expect(user).toMatchObject({ passwordless: false, auth_provider: 'default' })
  })

  it('refuses a role that comes along, and a foreign page', async () => {
    const member = await aMember(app)
    const token = await aResetToken(member.email)
    await expect(reset(token, { is_admin: true })).rejects.toMatchObject({ status: 422, code: 'invalid' })
    const foreign = api.as({ ...aGuest(app), headers: { origin: 'https://evil.example' } })
    await expect(foreign.call('identity.resetPassword', { token, ...fresh })).rejects.toMatchObject({
      status: 403,
    })
    await expect(reset(token)).resolves.toBeDefined()
  })
})
