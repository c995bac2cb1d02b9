import { beforeAll, describe, expect, it } from 'vitest'
import { aGuest, aMember, findMailLink, mailsTo, PASSWORD } from '#test/factories/identity.ts'
import type { TestApp } from '#test/factories/apps.ts'
import {
  aPageCaller,
  aPerson,
  aProviderApp,
  aTicket,
  redeemTicket,
  setSignIn,
  aMemberSignedUpBy,
  signUpByTicket,
  someProviders,
} from '#test/factories/providers.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import type { StandInPerson } from '#test/stand-ins/oidc/people.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  await someProviders()
  app = await aProviderApp()
})

const NAME = 'Ines Duarte'

describe('an address that has an account', () => {
  it('never opens their account: they prove it first, and link then', async () => {
    const member = await aMember(app)
    const person = aPerson({ email: member.email })
    const page = aPageCaller(app, aGuest(app))
    const ticket = await aTicket(app, page, { provider: 'google', person })
    await expect(redeemTicket(page, ticket)).rejects.toMatchObject({
      code: 'link_needed',
      problem: { params: { email: member.email } },
    })
    await expect(signUpByTicket(page, ticket)).rejects.toMatchObject({ code: 'ticket_invalid' })

    const stranger = await aMember(app)
    await expect(api.as({ ...stranger }).call('identity.linkProvider', ticket)).rejects.toMatchObject({
      code: 'ticket_invalid',
    })

    const { authentication_token: token } = await api
      .as(page)
      .call('identity.login', { email: member.email, password: PASSWORD })
    const sign_in_methods = await api.as({ ...page, token }).call('identity.linkProvider', ticket)
    expect(sign_in_methods).toMatchObject({
      current_provider: 'default',
      has_password: true,
      providers: [{ provider: 'google', email: member.email }],
    })
    const back = await redeemTicket(page, await aTicket(app, page, { provider: 'google', person }))
    expect(back.user.id).toBe(member.user_id)
    const subjects = (await mailsTo(app, member.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Google was linked to your account at Kiln')
  })

  it('that is not verified is verified by the mailed code, and linked by the same ticket', async () => {
    const person = aPerson()
    const stranger = api.as(aGuest(app))
    await stranger.call('identity.signUp', { email: person.email, name: NAME, password: PASSWORD })
    const page = aPageCaller(app, aGuest(app))
    const ticket = await aTicket(app, page, { provider: 'google', person })
    await expect(redeemTicket(page, ticket)).rejects.toMatchObject({ code: 'link_needed' })
    await api.as(page).call('identity.requestPasswordless', { email: person.email })
    const { code } = await findMailLink(app, person.email)
    const { authentication_token: token } = await api
      .as(page)
      .call('identity.verifyPasswordless', { code: code ?? '' })
    const sign_in_methods = await api.as({ ...page, token }).call('identity.linkProvider', ticket)
    expect(sign_in_methods).toMatchObject({ has_password: false, providers: [{ provider: 'google' }] })
  })

  it('is not revealed by a provider that has not verified it', async () => {
    const member = await aMember(app)
    for (const email of [member.email, 'nobody-at-all@provider.example']) {
      const page = aPageCaller(app)
      const person = aPerson({ email, email_verified: false })
      const ticket = await aTicket(app, page, { provider: 'google', person })
      await expect(redeemTicket(page, ticket)).rejects.toMatchObject({ code: 'email_not_verified' })
      await expect(signUpByTicket(page, ticket)).rejects.toMatchObject({ code: 'email_not_verified' })
    }
  })

  it('gains nothing for a stranger who was there first with a provider of their own', async () => {
    const owner_address = `owner-${Date.now()}@provider.example`
    const stranger = aPageCaller(app, aGuest(app))
    const { authentication_token: token } = await api
      .as(stranger)
      .call('identity.signUp', { email: owner_address, name: 'Not The Owner', password: PASSWORD })
    const theirs = aPerson()
    const signed_in = { ...stranger, token }
    const ticket = await aTicket(app, signed_in, { provider: 'google', intent: 'link', person: theirs })
    await api.as(signed_in).call('identity.linkProvider', ticket)
    const waiting = await aTicket(app, signed_in, {
      provider: 'apple',
      intent: 'link',
      person: aPerson(),
    })

    const owner = aGuest(app)
    await api.as(owner).call('identity.requestPasswordless', { email: owner_address })
    const { token: link } = await findMailLink(app, owner_address)
    const entered = await api.as(owner).call('identity.verifyPasswordless', { token: link })
    const sign_in_methods = await api
      .as({ ...owner, token: entered.authentication_token })
      .call('identity.getProvider')
    expect(sign_in_methods).toMatchObject({ has_password: false, providers: [] })

    await expect(api.as(signed_in).call('identity.linkProvider', waiting)).rejects.toMatchObject({
      status: 401,
    })
    const again = await aTicket(app, stranger, { provider: 'google', person: theirs })
    await expect(redeemTicket(stranger, again)).rejects.toMatchObject({ code: 'sign_up_needed' })
    await expect(
      api.as(stranger).call('identity.login', { email: owner_address, password: PASSWORD }),
    ).rejects.toMatchObject({ code: 'wrong_credentials' })
  })

  it('retains its own provider when its owner sets a new password, and no other', async () => {
    const person = aPerson()
    const { user } = await aMemberSignedUpBy(app, person)
    const page = aPageCaller(app, aGuest(app))
    const { authentication_token: token } = await redeemTicket(
      page,
      await aTicket(app, page, { provider: 'google', person }),
    )
    const signed_in = { ...page, token }
    const other = aPerson()
    const ticket = await aTicket(app, signed_in, { provider: 'apple', intent: 'link', person: other })
    await api.as(signed_in).call('identity.linkProvider', ticket)

    await api.as(page).call('identity.requestReset', { email: user.email })
    const { token: link } = await findMailLink(app, user.email)
    const reset = { token: link, password: PASSWORD, password_confirmation: PASSWORD }
    const entered = await api.as(page).call('identity.resetPassword', reset)
    const sign_in_methods = await api
      .as({ ...page, token: entered.authentication_token })
      .call('identity.getProvider')
    expect(sign_in_methods.providers.map(({ provider }) => provider)).toEqual(['google'])
  })
})

describe('linking and unlinking', () => {
  it('requires a ticket that was issued for linking by this user', async () => {
    const member = await aMember(app)
    const page = aPageCaller(app, member)
    const for_sign_in = await aTicket(app, page, { provider: 'google', person: aPerson() })
    await expect(api.as(page).call('identity.linkProvider', for_sign_in)).rejects.toMatchObject({
      code: 'ticket_invalid',
    })
    const theirs = await aTicket(app, page, { provider: 'google', intent: 'link', person: aPerson() })
    const other = await aMember(app)
    await expect(api.as(aPageCaller(app, other)).call('identity.linkProvider', theirs)).rejects.toMatchObject(
      {
        code: 'ticket_invalid',
      },
    )
    await expect(redeemTicket(aPageCaller(app), theirs)).rejects.toMatchObject({ code: 'ticket_invalid' })
    await api.as(page).call('identity.linkProvider', theirs)
    await expect(api.as(page).call('identity.linkProvider', theirs)).rejects.toMatchObject({
      code: 'ticket_invalid',
    })
  })

  it('links an identity to one user, and a user to one identity per provider', async () => {
    const [one, two] = [aPageCaller(app, await aMember(app)), aPageCaller(app, await aMember(app))]
    const person = aPerson()
    const link = async (page: Caller, who: StandInPerson) =>
      api
        .as(page)
        .call(
          'identity.linkProvider',
          await aTicket(app, page, { provider: 'google', intent: 'link', person: who }),
        )
    await link(one, person)
    await expect(link(two, person)).rejects.toMatchObject({ code: 'identity_taken' })
    await expect(link(one, aPerson())).rejects.toMatchObject({ code: 'already_linked' })
  })

  it('never unlinks the last way in', async () => {
    const own = await aProviderApp()
    await setSignIn(own, { methods: { passwordless: false } })
    const person = aPerson()
    const { page, user } = await aMemberSignedUpBy(own, person, 'google')
    const me = api.as(page)
    await expect(me.call('identity.unlinkProvider', { provider: 'google' })).rejects.toMatchObject({
      code: 'last_way_in',
    })
    expect((await me.call('identity.unlinkProvider', { provider: 'apple' })).providers).toHaveLength(1)
    await me.call('identity.setPassword', { password: PASSWORD })
    const sign_in_methods = await me.call('identity.unlinkProvider', { provider: 'google' })
    expect(sign_in_methods).toEqual({ current_provider: 'default', has_password: true, providers: [] })
    const subjects = (await mailsTo(own, user.email)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe('Google was unlinked from your account at Kiln')
  })

  it('does not unlink both of two in concurrent requests', async () => {
    const own = await aProviderApp()
    await setSignIn(own, { methods: { passwordless: false } })
    const { page } = await aMemberSignedUpBy(own, aPerson(), 'google')
    const ticket = await aTicket(own, page, { provider: 'apple', intent: 'link', person: aPerson() })
    await api.as(page).call('identity.linkProvider', ticket)
    const tried = await Promise.allSettled(
      (['google', 'apple'] as const).map((provider) =>
        api.as(page).call('identity.unlinkProvider', { provider }),
      ),
    )
    expect(tried.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
  })

  it('shows users only their own sign-in methods', async () => {
    const { user } = await aMemberSignedUpBy(app, aPerson())
    const member = await aMember(app)
    const sign_in_methods = await api
      .as(member)
      .call('identity.getProvider', { email: user.email, provider: 'google', provider_id: 'any' })
    expect(sign_in_methods).toEqual({ current_provider: 'default', has_password: true, providers: [] })
  })
})
