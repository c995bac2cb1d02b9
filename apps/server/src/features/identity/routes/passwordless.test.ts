import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, findMailLink, mailsTo, PASSWORD, type AppLike } from '#test/factories/identity.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const MINUTE_MS = 60_000

/** Requests a link from a device and returns the content of the mail. */
async function aMail(email: string, from: Caller, at: AppLike = app) {
  await api.as(from).call('identity.requestPasswordless', { email })
  const link = await findMailLink(at, email)
  return { ...link, code: link.code ?? '' }
}

/** A code that is surely not the one. */
function changeCode(code: string): string {
  return code === '000000' ? '111111' : '000000'
}

describe('requestPasswordless', () => {
  it('responds to a known and an unknown address with the same bytes and mails both the same text', async () => {
    const member = await aMember(app)
    const guest = aGuest(app)
    const known = await api.as(guest).call('identity.requestPasswordless', { email: member.email })
    const unknown = await api
      .as(guest)
      .call('identity.requestPasswordless', { email: 'unknown-1@example.com' })
    expect(known).toEqual({})
    expect(unknown).toEqual({})
    const [to_known] = await mailsTo(app, member.email)
    const [to_unknown] = await mailsTo(app, 'unknown-1@example.com')
    const blank = (text = '') => text.replace(/token=\S+/g, 'token').replace(/\d{6}/g, 'code')
    expect(blank(to_unknown?.text)).toBe(blank(to_known?.text))
    expect(to_unknown?.subject).toBe(to_known?.subject)
  })

  it('mails a code only to an identifiable device', async () => {
    const member = await aMember(app)
    expect((await aMail(member.email, { slug: app.slug })).code).toBe('')
    expect((await aMail(member.email, aGuest(app))).code).toMatch(/^\d{6}$/)
  })

  it('mails an address five times and then returns the time to retry, known or not', async () => {
    const { email } = await aMember(app)
    for (const address of [email, 'unknown-2@example.com']) {
      const attempts = await Promise.allSettled(
        Array.from({ length: 8 }, () =>
          api.as(aGuest(app)).call('identity.requestPasswordless', { email: address }),
        ),
      )
      expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
      const refusal = attempts.find((each) => each.status === 'rejected')?.reason
      expect(refusal).toMatchObject({
        status: 429,
        code: 'too_many_requests',
        retry_after: expect.any(Number),
      })
      expect(await mailsTo(app, address)).toHaveLength(5)
    }
  })

  it('refuses what is no address, and fields that it does not know', async () => {
    const guest = api.as(aGuest(app))
    for (const email of ['a@example.com\r\nBcc: b@example.com', `${'a'.repeat(10_240)}@example.com`, '']) {
      await expect(guest.call('identity.requestPasswordless', { email })).rejects.toMatchObject({
        status: 422,
      })
    }
    for (const input of [
      { email: ['a@example.com'] },
      { email: {} },
      { email: 'a@example.com', redirect: 'https://evil.example' },
    ]) {
      await expect(guest.call('identity.requestPasswordless', input as never)).rejects.toMatchObject({
        status: 422,
      })
    }
  })
})

describe('verifyPasswordless by link', () => {
  it('signs in on the device that requested it, once', async () => {
    const member = await aMember(app)
    const guest = aGuest(app)
    const { token, purpose, host } = await aMail(member.email, guest)
    expect({ purpose, host }).toEqual({ purpose: 'passwordless', host: `${app.slug}.localhost` })

    const signed_in = await api.as(guest).call('identity.verifyPasswordless', { token })
    expect(signed_in.user.id).toBe(member.user_id)
    const again = api.as(guest).call('identity.verifyPasswordless', { token })
    await expect(again).rejects.toMatchObject({ status: 422, code: 'token_invalid' })
  })

  it('works by the newest link and code alone, for a new address too', async () => {
    for (const email of [(await aMember(app)).email, 'newest-link@example.com']) {
      const [phone, laptop] = [aGuest(app), aGuest(app)]
      const older = await aMail(email, phone)
      const newest = await aMail(email, laptop)
      for (const input of [{ token: older.token }, { code: older.code }])
        await expect(api.as(phone).call('identity.verifyPasswordless', input)).rejects.toMatchObject({
          code: 'token_invalid',
        })
      const { token } = newest
      await expect(api.as(laptop).call('identity.verifyPasswordless', { token })).resolves.toBeDefined()
    }
  })

  it('lets exactly one of ten parallel uses in', async () => {
    const member = await aMember(app)
    const guest = aGuest(app)
    const { token } = await aMail(member.email, guest)
    const uses = await Promise.allSettled(
      Array.from({ length: 10 }, () => api.as(guest).call('identity.verifyPasswordless', { token })),
    )
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('asks for confirmation on another device, and stays valid until then', async () => {
    const member = await aMember(app)
    const { token } = await aMail(member.email, aGuest(app))
    const phone = api.as(aGuest(app))
    const refused = phone.call('identity.verifyPasswordless', { token })
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'confirmation_needed' })
    const signed_in = await phone.call('identity.verifyPasswordless', { token, is_confirmed: true })
    expect(signed_in.user.id).toBe(member.user_id)
  })

  it('does not distinguish expired, foreign, used and invented tokens', async () => {
    const member = await aMember(app)
    const guest = aGuest(app)
    const other = await anApp()
    const elsewhere = await aMember(other)
    const foreign = await aMail(elsewhere.email, aGuest(other), other)
    await api.as(guest).call('identity.requestReset', { email: member.email })
    const of_reset = await findMailLink(app, member.email)
    const expired = await aMail(member.email, guest)
    api.clock.advance(15 * MINUTE_MS)

    const refusals = await Promise.all(
      [foreign.token, of_reset.token, expired.token, 'A'.repeat(43), 'x'].map((token) =>
        api
          .as(guest)
          .call('identity.verifyPasswordless', { token, is_confirmed: true })
          .catch((error: { problem: object }) => ({ ...error.problem, request_id: '' })),
      ),
    )
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1)
    expect(refusals[0]).toMatchObject({ code: 'token_invalid' })
    expect(of_reset.purpose).toBe('reset')
  })

  it('lasts to the last second of fifteen minutes', async () => {
    const member = await aMember(app)
    const guest = aGuest(app)
    const { token } = await aMail(member.email, guest)
    api.clock.advance(15 * MINUTE_MS - 1000)
    await expect(api.as(guest).call('identity.verifyPasswordless', { token })).resolves.toMatchObject({
      user: { id: member.user_id },
    })
  })

  it('signs up a new address, verified, without a password and with the name still missing', async () => {
    const guest = aGuest(app)
    const { token } = await aMail('fresh-1@example.com', guest)
    const { user } = await api.as(guest).call('identity.verifyPasswordless', { token })
    expect(user).toMatchObject({
      email: 'fresh-1@example.com',
      name: '',
      passwordless: true,
      auth_provider: 'passwordless',
      is_email_verified: true,
      subscriber_id: expect.any(String),
    })
  })

  it('leaves a new member of a private app waiting for approval', async () => {
    const closed = await anApp({ access: { is_private: true } })
    const guest = aGuest(closed)
    const { token } = await aMail('fresh-2@example.com', guest, closed)
    const { user } = await api.as(guest).call('identity.verifyPasswordless', { token })
    expect(user.subscriber_id).toBeNull()
  })

  it('does not sign a suspended user in', async () => {
    const member = await aMember(app, { suspended_at: new Date() })
    const guest = aGuest(app)
    const { token } = await aMail(member.email, guest)
    await expect(api.as(guest).call('identity.verifyPasswordless', { token })).rejects.toMatchObject({
      code: 'token_invalid',
    })
  })

  it('takes an unverified address back from the one who signed up with it before', async () => {
    const squatter = await aMember(app, { email_verified_at: null })
    const owner = aGuest(app)
    const { token } = await aMail(squatter.email, owner)
    const { user } = await api.as(owner).call('identity.verifyPasswordless', { token })
    expect(user).toMatchObject({ id: squatter.user_id, passwordless: true, is_email_verified: true })
    await expect(api.as(squatter).call('identity.logout')).rejects.toMatchObject({ status: 401 })
    const login = api.as(aGuest(app)).call('identity.login', { email: squatter.email, password: PASSWORD })
    await expect(login).rejects.toMatchObject({ code: 'wrong_credentials' })
  })

  it('leaves password and sessions to a user who verifies the address on the device of the sign-up', async () => {
    const member = await aMember(app, { email_verified_at: null })
    const same_device = { slug: app.slug, device_id: member.device_id }
    const { token } = await aMail(member.email, same_device)
    const { user } = await api.as(same_device).call('identity.verifyPasswordless', { token })
    expect(user).toMatchObject({ passwordless: false, is_email_verified: true })
    await expect(api.as(member).call('identity.logout')).resolves.toEqual({})
  })

  it('cannot be done by GET', async () => {
    const member = await aMember(app)
    const { token } = await aMail(member.email, aGuest(app))
    const answer = await api.raw('GET', `/api/v1/auth/passwordless/verify?token=${token}`, {
      host: `${app.slug}.localhost`,
    })
    expect(answer.status).toBe(404)
  })

  it('is refused to a foreign page, with the token still good', async () => {
    const member = await aMember(app)
    const guest = aGuest(app)
    const { token } = await aMail(member.email, guest)
    const foreign = api.as({ ...guest, headers: { origin: 'https://evil.example' } })
    await expect(foreign.call('identity.verifyPasswordless', { token })).rejects.toMatchObject({
      status: 403,
    })
    await expect(api.as(guest).call('identity.verifyPasswordless', { token })).resolves.toBeDefined()
  })
})

describe('verifyPasswordless by code', () => {
  it('signs in on the device that requested it, once, and uses the link too', async () => {
    const member = await aMember(app)
    const guest = aGuest(app)
    const { code, token } = await aMail(member.email, guest)
    const { user } = await api.as(guest).call('identity.verifyPasswordless', { code })
    expect(user.id).toBe(member.user_id)
    for (const input of [{ code }, { token }]) {
      await expect(api.as(guest).call('identity.verifyPasswordless', input)).rejects.toMatchObject({
        code: 'token_invalid',
      })
    }
  })

  it('is worth nothing on another device, or on none', async () => {
    const member = await aMember(app)
    const guest = aGuest(app)
    const { code } = await aMail(member.email, guest)
    for (const caller of [aGuest(app), { slug: app.slug }]) {
      await expect(api.as(caller).call('identity.verifyPasswordless', { code })).rejects.toMatchObject({
        code: 'token_invalid',
      })
    }
    await expect(api.as(guest).call('identity.verifyPasswordless', { code })).resolves.toBeDefined()
  })

  it('checks only the newest request of the device', async () => {
    const first = await aMember(app)
    const second = await aMember(app)
    const guest = aGuest(app)
    const older = await aMail(first.email, guest)
    const newer = await aMail(second.email, guest)
    const stale = api.as(guest).call('identity.verifyPasswordless', { code: older.code })
    await expect(stale).rejects.toMatchObject({ code: 'token_invalid' })
    const { user } = await api.as(guest).call('identity.verifyPasswordless', { code: newer.code })
    expect(user.id).toBe(second.user_id)
  })

  it('is spent after five wrong tries, while the link in the same mail still works', async () => {
    const member = await aMember(app)
    const guest = aGuest(app)
    const { code, token } = await aMail(member.email, guest)
    for (let attempt = 0; attempt < 5; attempt++) {
      const wrong = api.as(guest).call('identity.verifyPasswordless', { code: changeCode(code) })
      await expect(wrong).rejects.toMatchObject({ code: 'token_invalid' })
    }
    await expect(api.as(guest).call('identity.verifyPasswordless', { code })).rejects.toMatchObject({
      code: 'token_invalid',
    })
    await expect(api.as(guest).call('identity.verifyPasswordless', { token })).resolves.toBeDefined()
  })

  it('checks at most five of fifty concurrent guesses', async () => {
    const elsewhere = await anApp()
    const member = await aMember(elsewhere)
    const guest = aGuest(elsewhere)
    const { code } = await aMail(member.email, guest, elsewhere)
    const guesses = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        api.as(guest).call('identity.verifyPasswordless', { code: changeCode(code) }),
      ),
    )
    expect(guesses.every(({ status }) => status === 'rejected')).toBe(true)
    const [row] = await api.inApp(elsewhere.id, (tx) =>
      tx
        .selectFrom('one_time_tokens')
        .select(['tries', 'used_at'])
        .where('device_id', '=', guest.device_id)
        .execute(),
    )
    expect(row).toEqual({ tries: 5, used_at: null })
    await expect(api.as(guest).call('identity.verifyPasswordless', { code })).rejects.toMatchObject({
      code: 'token_invalid',
    })
  })

  it('accepts a right code once when it is sent fifty times concurrently', async () => {
    const elsewhere = await anApp()
    const member = await aMember(elsewhere)
    const guest = aGuest(elsewhere)
    const { code } = await aMail(member.email, guest, elsewhere)
    const uses = await Promise.allSettled(
      Array.from({ length: 50 }, () => api.as(guest).call('identity.verifyPasswordless', { code })),
    )
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it.each([
    ['nothing', {}],
    ['a link and a code together', { token: 'A'.repeat(43), code: '123456' }],
    ['five digits', { code: '12345' }],
    ['letters', { code: 'abcdef' }],
    ['a number', { code: 123456 }],
    ['an address beside it', { code: '123456', email: 'a@example.com' }],
  ])('refuses %s', async (_, input) => {
    await expect(
      api.as(aGuest(app)).call('identity.verifyPasswordless', input as never),
    ).rejects.toMatchObject({
      status: 422,
      code: 'invalid',
    })
  })
})
