import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, aUser, findMailLink, mailsTo, PASSWORD } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const HOUR_MS = 3_600_000

function proveEmail(caller: Parameters<TestServer['as']>[0], token: string) {
  return api.as(caller).call('identity.verifyEmail', { token })
}

describe('updateUser', () => {
  it('changes what is sent and leaves the rest', async () => {
    const member = await aMember(app, { name: 'Grace Whitlock' })
    const first = await api.as(member).call('identity.updateUser', { timezone: 'Asia/Tokyo' })
    expect(first).toMatchObject({
      user: { name: 'Grace Whitlock', timezone: 'Asia/Tokyo' },
      email_to_verify: null,
    })
    const second = await api.as(member).call('identity.updateUser', { name: '  Grace   Hopper ' })
    expect(second.user).toMatchObject({ name: 'Grace Hopper', timezone: 'Asia/Tokyo', email: member.email })
  })

  it('works for someone who waits in a private app', async () => {
    const closed = await anApp({ access: { is_private: true } })
    const user = await aUser(closed)
    const { user: changed } = await api.as(user).call('identity.updateUser', { name: 'Yusuf Demir' })
    expect(changed).toMatchObject({ name: 'Yusuf Demir', subscriber_id: null })
  })

  it('stores a zone under its present name', async () => {
    const member = await aMember(app)
    const { user } = await api.as(member).call('identity.updateUser', { timezone: 'Asia/Calcutta' })
    expect(user.timezone).toBe('Asia/Kolkata')
  })

  it('is nothing a guest can do', async () => {
    await expect(api.as(aGuest(app)).call('identity.updateUser', { name: 'Nobody' })).rejects.toMatchObject({
      status: 401,
    })
  })

  it.each([
    ['a short name', { name: 'Al' }, 'name', 'name_too_short'],
    ['a zone that is none', { timezone: 'here' }, 'timezone', 'unknown_time_zone'],
    ['an offset as a zone', { timezone: '+05:30' }, 'timezone', 'unknown_time_zone'],
    ['an abbreviation as a zone', { timezone: 'IST' }, 'timezone', 'unknown_time_zone'],
    ['an address that is none', { email: 'here' }, 'email', 'email_invalid'],
    ['a password', { password: 'something new' }, 'password', 'unknown_field'],
    ['a role', { is_account_admin: true }, 'is_account_admin', 'unknown_field'],
    ['a proof', { email_verified_at: '2026-01-01T00:00:00.000Z' }, 'email_verified_at', 'unknown_field'],
    ["someone else's id", { id: crypto.randomUUID() }, 'id', 'unknown_field'],
  ])('refuses %s', async (_, input, path, code) => {
    const member = await aMember(app)
    await expect(api.as(member).call('identity.updateUser', input as never)).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path, code }] },
    })
  })

  it('leaves the address until the new one is verified, and then ends every session', async () => {
    const member = await aMember(app)
    const new_address = `moved-${member.email}`
    const updated = await api.as(member).call('identity.updateUser', { email: new_address.toUpperCase() })
    expect(updated).toMatchObject({ user: { email: member.email }, email_to_verify: new_address })
    await expect(api.as(member).call('identity.updateUser', {})).resolves.toBeDefined()

    const { token, purpose } = await findMailLink(app, new_address)
    expect(purpose).toBe('change_email')
    expect(await proveEmail(member, token)).toEqual({ email: new_address, is_changed: true })
    await expect(api.as(member).call('identity.updateUser', {})).rejects.toMatchObject({ status: 401 })
    const login = (email: string) => api.as(aGuest(app)).call('identity.login', { email, password: PASSWORD })
    await expect(login(new_address)).resolves.toMatchObject({
      user: { id: member.user_id, is_email_verified: true },
    })
    await expect(login(member.email)).rejects.toMatchObject({ code: 'wrong_credentials' })
    expect((await mailsTo(app, member.email)).at(-1)?.subject).toContain('was changed')
  })

  it('mails nothing when the address stays as it is', async () => {
    const member = await aMember(app)
    const { email_to_verify } = await api
      .as(member)
      .call('identity.updateUser', { email: member.email.toUpperCase() })
    expect(email_to_verify).toBeNull()
    expect(await mailsTo(app, member.email)).toEqual([])
  })

  it('does not reveal that another user has the new address, except to the one who verifies it', async () => {
    const taken = await aMember(app)
    const member = await aMember(app)
    const updated = await api.as(member).call('identity.updateUser', { email: taken.email })
    expect(updated.email_to_verify).toBe(taken.email)
    const { token } = await findMailLink(app, taken.email)
    await expect(proveEmail(member, token)).rejects.toMatchObject({ status: 422, code: 'email_taken' })
    await expect(api.as(member).call('identity.updateUser', {})).resolves.toMatchObject({
      user: { email: member.email },
    })
  })

  it('mails five new addresses of one kind in an hour and no more', async () => {
    const member = await aMember(app)
    const updated = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        api.as(member).call('identity.updateUser', { email: 'victim@example.com' }),
      ),
    )
    expect(updated.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })
})

describe('verifyEmail', () => {
  async function aNewMember(email: string) {
    const { user, authentication_token: token } = await api
      .as(aGuest(app))
      .call('identity.signUp', { email, name: 'Freya Nilsen', password: 'quiet river stones' })
    const caller = { slug: app.slug, email: user.email, token }
    return { caller, link: await findMailLink(app, email) }
  }

  it('proves the address of a new member and ends nothing', async () => {
    const { caller, link } = await aNewMember('freya@example.com')
    expect(await proveEmail(caller, link.token)).toEqual({ email: 'freya@example.com', is_changed: false })
    const { user } = await api.as(caller).call('identity.updateUser', {})
    expect(user.is_email_verified).toBe(true)
  })

  it('serves once, for a day, and in its own app', async () => {
    const { caller, link } = await aNewMember('freya-2@example.com')
    const other = await anApp()
    const abroad = api.as(aGuest(other)).call('identity.verifyEmail', { token: link.token })
    await expect(abroad).rejects.toMatchObject({ code: 'token_invalid' })
    await proveEmail(caller, link.token)
    await expect(proveEmail(caller, link.token)).rejects.toMatchObject({ status: 422, code: 'token_invalid' })

    const { caller: tardy, link: late } = await aNewMember('freya-3@example.com')
    api.clock.advance(24 * HOUR_MS)
    await expect(proveEmail(tardy, late.token)).rejects.toMatchObject({ code: 'token_invalid' })
  })

  it('counts on a device of theirs, signed in or not', async () => {
    const guest = aGuest(app)
    const email = 'freya-4@example.com'
    await api.as(guest).call('identity.signUp', { email, name: 'Freya Nilsen', password: PASSWORD })
    const { token } = await findMailLink(app, email)
    expect(await proveEmail(guest, token)).toEqual({ email, is_changed: false })
  })

  it('asks another user to log in, and works after that', async () => {
    const { caller, link } = await aNewMember('freya-5@example.com')
    const somebody_else = await aMember(app)
    for (const stranger of [aGuest(app), somebody_else])
      await expect(proveEmail(stranger, link.token)).rejects.toMatchObject({
        status: 422,
        code: 'sign_in_to_confirm',
      })
    const { user } = await api.as(caller).call('identity.updateUser', {})
    expect(user.is_email_verified).toBe(false)
    expect(await proveEmail(caller, link.token)).toMatchObject({ is_changed: false })
  })

  it('leaves the owner of an address their account, even when another signed up with it or requested it before', async () => {
    const email = 'true-owner@example.com'
    const { caller: stranger, link } = await aNewMember(email)
    const owner = aGuest(app)
    await expect(proveEmail(owner, link.token)).rejects.toMatchObject({ code: 'sign_in_to_confirm' })
    await api.as(owner).call('identity.requestPasswordless', { email })
    const mailed = await findMailLink(app, email)
    await api.as(owner).call('identity.verifyPasswordless', { token: mailed.token })
    await expect(api.as(stranger).call('identity.updateUser', {})).rejects.toMatchObject({ status: 401 })
    const password = 'quiet river stones'
    await expect(api.as(aGuest(app)).call('identity.login', { email, password })).rejects.toMatchObject({
      code: 'wrong_credentials',
    })

    const mover = await aMember(app)
    const new_address = 'not-theirs@example.com'
    await api.as(mover).call('identity.updateUser', { email: new_address })
    const moved = await findMailLink(app, new_address)
    await expect(proveEmail(aGuest(app), moved.token)).rejects.toMatchObject({ code: 'sign_in_to_confirm' })
    await expect(api.as(mover).call('identity.updateUser', {})).resolves.toMatchObject({
      user: { email: mover.email },
    })
  })

  it('mails the link again while the address is not proven, and then no more', async () => {
    const { caller, link } = await aNewMember('freya-6@example.com')
    const again = await api.as(caller).call('identity.updateUser', { email: 'Freya-6@example.com' })
    expect(again.email_to_verify).toBe('freya-6@example.com')
    const second = await findMailLink(app, 'freya-6@example.com')
    expect(second).toMatchObject({ purpose: 'verify_email' })
    expect(second.token).not.toBe(link.token)
    expect(await proveEmail(caller, second.token)).toMatchObject({ is_changed: false })
    const proven = await api.as(caller).call('identity.updateUser', { email: 'freya-6@example.com' })
    expect(proven.email_to_verify).toBeNull()
  })

  it('takes no token that signs in', async () => {
    const member = await aMember(app)
    const guest = aGuest(app)
    await api.as(guest).call('identity.requestPasswordless', { email: member.email })
    const { token } = await findMailLink(app, member.email)
    await expect(proveEmail(member, token)).rejects.toMatchObject({ code: 'token_invalid' })
    await expect(api.as(guest).call('identity.verifyPasswordless', { token })).resolves.toBeDefined()
  })
})
