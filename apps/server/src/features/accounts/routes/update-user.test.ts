import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, aUser, linkTo, mailsTo, PASSWORD } from '#test/factories/accounts.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const HOUR_MS = 3_600_000

function proveEmail(token: string) {
  return api.as(aGuest(app)).call('accounts.verifyEmail', { token })
}

describe('updateUser', () => {
  it('changes what is sent and leaves the rest', async () => {
    const member = await aMember(app, { name: 'Grace Whitlock' })
    const first = await api.as(member).call('accounts.updateUser', { timezone: 'Asia/Tokyo' })
    expect(first).toMatchObject({
      user: { name: 'Grace Whitlock', timezone: 'Asia/Tokyo' },
      email_to_verify: null,
    })
    const second = await api.as(member).call('accounts.updateUser', { name: '  Grace   Hopper ' })
    expect(second.user).toMatchObject({ name: 'Grace Hopper', timezone: 'Asia/Tokyo', email: member.email })
  })

  it('works for someone who waits in a private app', async () => {
    const closed = await anApp({ access: { is_private: true } })
    const user = await aUser(closed)
    const { user: changed } = await api.as(user).call('accounts.updateUser', { name: 'Yusuf Demir' })
    expect(changed).toMatchObject({ name: 'Yusuf Demir', subscriber_id: null })
  })

  it('is nothing a guest can do', async () => {
    await expect(api.as(aGuest(app)).call('accounts.updateUser', { name: 'Nobody' })).rejects.toMatchObject({
      status: 401,
    })
  })

  it.each([
    ['a short name', { name: 'Al' }, 'name', 'name_too_short'],
    ['a zone that is none', { timezone: 'here' }, 'timezone', 'unknown_time_zone'],
    ['an address that is none', { email: 'here' }, 'email', 'email_invalid'],
    ['a password', { password: 'something new' }, 'password', 'unknown_field'],
    ['a role', { is_account_admin: true }, 'is_account_admin', 'unknown_field'],
    ['a proof', { email_verified_at: '2026-01-01T00:00:00.000Z' }, 'email_verified_at', 'unknown_field'],
    ["someone else's id", { id: crypto.randomUUID() }, 'id', 'unknown_field'],
  ])('refuses %s', async (_, input, path, code) => {
    const member = await aMember(app)
    await expect(api.as(member).call('accounts.updateUser', input as never)).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path, code }] },
    })
  })

  it('keeps the address until the new one is proven, and then ends every session', async () => {
    const member = await aMember(app)
    const wanted = `moved-${member.email}`
    const asked = await api.as(member).call('accounts.updateUser', { email: wanted.toUpperCase() })
    expect(asked).toMatchObject({ user: { email: member.email }, email_to_verify: wanted })
    await expect(api.as(member).call('accounts.updateUser', {})).resolves.toBeDefined()

    const { token, purpose } = await linkTo(app, wanted)
    expect(purpose).toBe('change_email')
    expect(await proveEmail(token)).toEqual({ email: wanted, is_changed: true })
    await expect(api.as(member).call('accounts.updateUser', {})).rejects.toMatchObject({ status: 401 })
    const login = (email: string) => api.as(aGuest(app)).call('accounts.login', { email, password: PASSWORD })
    await expect(login(wanted)).resolves.toMatchObject({
      user: { id: member.user_id, is_email_verified: true },
    })
    await expect(login(member.email)).rejects.toMatchObject({ code: 'wrong_credentials' })
    expect((await mailsTo(app, member.email)).at(-1)?.subject).toContain('was changed')
  })

  it('mails nothing when the address stays as it is', async () => {
    const member = await aMember(app)
    const { email_to_verify } = await api
      .as(member)
      .call('accounts.updateUser', { email: member.email.toUpperCase() })
    expect(email_to_verify).toBeNull()
    expect(await mailsTo(app, member.email)).toEqual([])
  })

  it('does not tell whether someone else has the new address, but whoever proves it is told', async () => {
    const taken = await aMember(app)
    const member = await aMember(app)
    const asked = await api.as(member).call('accounts.updateUser', { email: taken.email })
    expect(asked.email_to_verify).toBe(taken.email)
    const { token } = await linkTo(app, taken.email)
    await expect(proveEmail(token)).rejects.toMatchObject({ status: 422, code: 'email_taken' })
    await expect(api.as(member).call('accounts.updateUser', {})).resolves.toMatchObject({
      user: { email: member.email },
    })
  })

  it('mails five new addresses of one kind in an hour and no more', async () => {
    const member = await aMember(app)
    const asked = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        api.as(member).call('accounts.updateUser', { email: 'victim@example.com' }),
      ),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })
})

describe('verifyEmail', () => {
  async function aNewcomer(email: string) {
    const { user, authentication_token: token } = await api
      .as(aGuest(app))
      .call('accounts.signUp', { email, name: 'Freya Nilsen', password: 'quiet river stones' })
    const caller = { slug: app.slug, email: user.email, token }
    return { caller, link: await linkTo(app, email) }
  }

  it('proves the address of a new member and ends nothing', async () => {
    const { caller, link } = await aNewcomer('freya@example.com')
    expect(await proveEmail(link.token)).toEqual({ email: 'freya@example.com', is_changed: false })
    const { user } = await api.as(caller).call('accounts.updateUser', {})
    expect(user.is_email_verified).toBe(true)
  })

  it('serves once, for a day, and in its own app', async () => {
    const { link } = await aNewcomer('freya-2@example.com')
    const other = await anApp()
    const abroad = api.as(aGuest(other)).call('accounts.verifyEmail', { token: link.token })
    await expect(abroad).rejects.toMatchObject({ code: 'token_invalid' })
    await proveEmail(link.token)
    await expect(proveEmail(link.token)).rejects.toMatchObject({ status: 422, code: 'token_invalid' })

    const { link: late } = await aNewcomer('freya-3@example.com')
    api.clock.advance(24 * HOUR_MS)
    await expect(proveEmail(late.token)).rejects.toMatchObject({ code: 'token_invalid' })
  })

  it('takes no token that signs in', async () => {
    const member = await aMember(app)
    const guest = aGuest(app)
    await api.as(guest).call('accounts.requestPasswordless', { email: member.email })
    const { token } = await linkTo(app, member.email)
    await expect(proveEmail(token)).rejects.toMatchObject({ code: 'token_invalid' })
    await expect(api.as(guest).call('accounts.verifyPasswordless', { token })).resolves.toBeDefined()
  })
})
