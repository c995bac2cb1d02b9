import { beforeAll, describe, expect, it } from 'vitest'
import { aGuest, aMember, findMailLink, mailsTo, PASSWORD } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  aPageCaller,
  aPerson,
  aProviderApp,
  aTicket,
  setSignIn,
  someProviders,
} from '#test/factories/providers.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let closed: TestApp
let choosy: TestApp
beforeAll(async () => {
  api = await aServer()
  await someProviders()
  closed = await aProviderApp()
  await setSignIn(closed, { is_sign_up_open: false })
  choosy = await aProviderApp()
  await setSignIn(choosy, { allowed_email_domains: ['studio.example'] })
})

const signUp = (app: TestApp, email: string) =>
  api.as(aGuest(app)).call('identity.signUp', { email, name: 'Ines Duarte', password: PASSWORD })

describe('an app that takes no new people', () => {
  it('refuses everyone who signs up, before it looks up the address', async () => {
    const { email } = await aMember(closed)
    for (const address of [email, 'new@example.com']) {
      await expect(signUp(closed, address)).rejects.toMatchObject({ code: 'sign_up_closed' })
    }
  })

  it('responds to known and unknown addresses alike, and explains the refusal only in the mail', async () => {
    const member = await aMember(closed)
    const known = await api.as(aGuest(closed)).call('identity.requestPasswordless', { email: member.email })
    const unknown = await api
      .as(aGuest(closed))
      .call('identity.requestPasswordless', { email: 'unknown@example.com' })
    expect(unknown).toEqual(known)
    const [mail] = await mailsTo(closed, 'unknown@example.com')
    expect(mail?.text).toContain('isn’t accepting new members')
    expect(mail?.text).not.toMatch(/https?:|\d{6}/)
    const { token } = await findMailLink(closed, member.email)
    const { user } = await api
      .as(aGuest(closed))
      .call('identity.verifyPasswordless', { token, is_confirmed: true })
    expect(user.id).toBe(member.user_id)
  })

  it('refuses a link that was sent while sign-up was open', async () => {
    const app = await anApp()
    await api.as(aGuest(app)).call('identity.requestPasswordless', { email: 'late@example.com' })
    const { token } = await findMailLink(app, 'late@example.com')
    await setSignIn(app, { is_sign_up_open: false })
    await expect(
      api.as(aGuest(app)).call('identity.verifyPasswordless', { token, is_confirmed: true }),
    ).rejects.toMatchObject({ code: 'sign_up_closed' })
  })

  it('refuses a new member by a provider, at sign-in and at sign-up', async () => {
    const page = aPageCaller(closed, aGuest(closed))
    const ticket = await aTicket(closed, page, { provider: 'google', person: aPerson() })
    const me = api.as(page)
    const refused = { code: 'sign_up_closed' }
    await expect(me.call('identity.login', ticket)).rejects.toMatchObject(refused)
    await expect(me.call('identity.signUp', { ...ticket, name: 'Ines Duarte' })).rejects.toMatchObject(
      refused,
    )
  })
})

describe('an app for certain addresses', () => {
  it('accepts only those addresses, with every sign-in method', async () => {
    expect((await signUp(choosy, 'ines@studio.example')).user.email).toBe('ines@studio.example')
    const refused = { code: 'email_domain_not_allowed' }
    await expect(signUp(choosy, 'ines@mail.studio.example')).rejects.toMatchObject(refused)
    const page = aPageCaller(choosy, aGuest(choosy))
    const ticket = await aTicket(choosy, page, { provider: 'apple', person: aPerson() })
    await expect(api.as(page).call('identity.login', ticket)).rejects.toMatchObject(refused)
    await api.as(page).call('identity.requestPasswordless', { email: 'ines@else.example' })
    const [mail] = await mailsTo(choosy, 'ines@else.example')
    expect(mail?.text).toContain('certain email domains')
  })

  it('lets its members in whatever their address', async () => {
    const member = await aMember(choosy)
    const { user } = await api
      .as(aGuest(choosy))
      .call('identity.login', { email: member.email, password: PASSWORD })
    expect(user.id).toBe(member.user_id)
  })
})

describe('a way in that the app does not offer', () => {
  it('is refused to everyone alike', async () => {
    const app = await anApp()
    await setSignIn(app, { methods: { default: false } })
    const member = await aMember(app)
    const guest = api.as(aGuest(app))
    const refused = { code: 'method_not_offered' }
    for (const email of [member.email, 'nobody@example.com']) {
      await expect(guest.call('identity.login', { email, password: PASSWORD })).rejects.toMatchObject(refused)
      await expect(guest.call('identity.requestReset', { email })).rejects.toMatchObject(refused)
      await expect(signUp(app, email)).rejects.toMatchObject(refused)
    }
    const me = api.as(member)
    await expect(me.call('identity.setPassword', { password: PASSWORD })).rejects.toMatchObject(refused)

    await setSignIn(app, { methods: { default: true, passwordless: false } })
    for (const email of [member.email, 'nobody@example.com']) {
      await expect(guest.call('identity.requestPasswordless', { email })).rejects.toMatchObject(refused)
      await expect(
        guest.call('members.verifySubscriber', { email, name: 'Ines Duarte' }),
      ).rejects.toMatchObject(refused)
    }
  })
})

describe('verifySubscriber', () => {
  it('responds alike to everyone, and addresses a new member by the name that was sent', async () => {
    const app = await anApp()
    const member = await aMember(app, { name: 'Grace Whitlock' })
    const guest = aGuest(app)
    for (const email of [member.email, 'guest@example.com']) {
      expect(await api.as(guest).call('members.verifySubscriber', { email, name: 'Ines  Duarte' })).toEqual(
        {},
      )
    }
    const signIn = async (email: string) => {
      const { token } = await findMailLink(app, email)
      return (await api.as(guest).call('identity.verifyPasswordless', { token })).user
    }
    expect(await signIn('guest@example.com')).toMatchObject({ name: 'Ines Duarte', is_email_verified: true })
    expect(await signIn(member.email)).toMatchObject({ id: member.user_id, name: 'Grace Whitlock' })
  })

  it('refuses an invalid name, and counts like a request for a link', async () => {
    const app = await anApp()
    const guest = api.as(aGuest(app))
    await expect(
      guest.call('members.verifySubscriber', { email: 'a@example.com', name: 'A' }),
    ).rejects.toMatchObject({ problem: { errors: [{ path: 'name', code: 'name_too_short' }] } })
    const attempts = await Promise.allSettled(
      Array.from({ length: 7 }, () =>
        guest.call('members.verifySubscriber', { email: 'b@example.com', name: 'Ines Duarte' }),
      ),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })
})
