import { calls, type Call } from '@foyer/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aGuest,
  aMember,
  anotherSession,
  atApp,
  aTeamMember,
  findMailLink,
  PASSWORD,
} from '#test/factories/identity.ts'
import type { TestApp } from '#test/factories/apps.ts'
import { aPasskey, aVisitor, originOf } from '#test/factories/passkeys.ts'
import {
  aPageCaller,
  aPerson,
  aProviderApp,
  aTicket,
  signUpByTicket,
  someProviders,
} from '#test/factories/providers.ts'
import { aMemberInvitation, aNewAddress } from '#test/factories/team.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { createHeaders, buildRequest, sendRequest } from '#test/matrix/send-call.ts'

let api: TestServer
/** Two apps of two accounts. */
let one: TestApp
let two: TestApp

beforeAll(async () => {
  await someProviders()
  api = await aServer()
  one = await aProviderApp()
  two = await aProviderApp()
})

const authenticated = Object.entries<Call>(calls).filter(
  ([name, { auth }]) =>
    /^(identity|team|members|directory|data-rights)\./.test(name) &&
    ['user', 'member', 'team'].includes(auth),
)
const ofPeople = authenticated.filter(([, { auth }]) => auth !== 'team')

/** Sends a call with only the parameters of its path; authentication responds before the input is read. */
async function fetchStatus(call: Call, caller: Caller, at: { slug: string }): Promise<number> {
  const ids = Object.fromEntries(
    [...call.path.matchAll(/:(\w+)/gu)].map(([, name = '']) => [name, 'nothing-has-this-id']),
  )
  const request = buildRequest(call, ids, null)
  const headers = { ...createHeaders(caller, at.slug), ...request.headers }
  return (await sendRequest(api.port, { ...request, headers })).status
}

/** The same person in both apps: one address, one device. */
async function samePerson() {
  const here = await aMember(one, { email: aNewAddress() })
  const there = await aMember(two, { email: here.email })
  return { here, there: { ...there, device_id: here.device_id } }
}

const refused = { status: 422, code: 'token_invalid' }

describe('one person in the apps of two accounts', () => {
  it.each(authenticated)('the token of one means nothing to %s in the other', async (_name, call) => {
    const { here } = await samePerson()
    expect(await fetchStatus(call, here, two)).toBe(401)
  })

  it.each(ofPeople)('the token of one is known to %s in that one', async (_name, call) => {
    const { here } = await samePerson()
    expect(await fetchStatus(call, here, one)).not.toBe(401)
  })

  it('the token of one counts as a guest for public calls of the other', async () => {
    const { here, there } = await samePerson()
    const methods = api.as({ ...here, slug: two.slug }).call('identity.fetchMethods', { email: here.email })
    await expect(methods).resolves.toBeDefined()
    await expect(api.as({ ...here, slug: two.slug }).call('identity.logout', {})).rejects.toMatchObject({
      status: 401,
    })
    await expect(api.as(there).call('identity.listSessions')).resolves.toBeDefined()
  })

  it('the owner of one has no word in the other', async () => {
    const owner = await aTeamMember(one, { role: 'owner' })
    const team_calls = authenticated.filter(([, { auth }]) => auth === 'team')
    const answers = await Promise.all(
      team_calls.map(
        async ([name, call]) => [name, await fetchStatus(call, atApp(owner, two), two)] as const,
      ),
    )
    expect(answers.filter(([, status]) => status !== 404)).toEqual([])
  })

  it('a link and a code that one mailed do nothing in the other and stay valid in their own', async () => {
    const { here, there } = await samePerson()
    const [at_one, at_two] = [
      api.as({ ...aGuest(one), device_id: here.device_id }),
      api.as({ ...aGuest(two), device_id: there.device_id }),
    ]
    await at_two.call('identity.requestPasswordless', { email: there.email })
    await at_one.call('identity.requestPasswordless', { email: here.email })
    const { token, code } = await findMailLink(one, here.email)
    const own = await findMailLink(two, there.email)
    await expect(
      at_two.call('identity.verifyPasswordless', { token, is_confirmed: true }),
    ).rejects.toMatchObject(refused)
    const foreign = code === own.code ? '000000' : (code ?? '')
    await expect(at_two.call('identity.verifyPasswordless', { code: foreign })).rejects.toMatchObject(refused)
    const { user } = await at_one.call('identity.verifyPasswordless', { code: code ?? '' })
    expect(user.id).toBe(here.user_id)
  })

  it('a reset that one mailed changes no password in the other', async () => {
    const { here } = await samePerson()
    await api.as(aGuest(one)).call('identity.requestReset', { email: here.email })
    const { token } = await findMailLink(one, here.email)
    const reset = { token, password: 'cold river in may', password_confirmation: 'cold river in may' }
    await expect(api.as(aGuest(two)).call('identity.resetPassword', reset)).rejects.toMatchObject(refused)
    await expect(api.as(aGuest(one)).call('identity.resetPassword', reset)).resolves.toBeDefined()
  })

  it('an address is proven for one app at a time', async () => {
    const person = { email: aNewAddress(), name: 'Ines Duarte', password: PASSWORD }
    const [at_one, at_two] = [aGuest(one), aGuest(two)]
    const there = await api.as(at_two).call('identity.signUp', person)
    await api.as(at_one).call('identity.signUp', person)
    const { token } = await findMailLink(one, person.email)
    await expect(api.as(at_two).call('identity.verifyEmail', { token })).rejects.toMatchObject(refused)
    await api.as(at_one).call('identity.verifyEmail', { token })
    const as_there = api.as({ ...at_two, token: there.authentication_token })
    const { user } = await as_there.call('identity.updateUser', {})
    expect(user).toMatchObject({ email: person.email, is_email_verified: false })
  })

  it('an invitation and a one-time code of one sign nobody in to the other', async () => {
    const { email } = await aMemberInvitation({ ...one.owner, slug: one.slug })
    const { token } = await findMailLink(one, email)
    await expect(api.as(aGuest(two)).call('members.acceptInvitation', { token })).rejects.toMatchObject(
      refused,
    )
    await expect(api.as(aGuest(one)).call('members.acceptInvitation', { token })).resolves.toBeDefined()

    const { url } = await api.as(await aTeamMember(one)).call('members.viewApp')
    const code = new URL(url).searchParams.get('session') ?? ''
    await expect(api.as(aGuest(two)).call('identity.exchangeCode', { code })).rejects.toMatchObject(refused)
    await expect(api.as(aGuest(one)).call('identity.exchangeCode', { code })).resolves.toBeDefined()
  })

  it('a passkey of one opens nothing in the other, even on a page that pretends', async () => {
    const { here } = await samePerson()
    const { device } = await aPasskey(here)
    const [at_one, at_two] = [api.as(aVisitor(one)), api.as(aVisitor(two))]
    for (const quirks of [{}, { origin: originOf(two), host: `${two.slug}.localhost` }]) {
      const options = await at_two.call('identity.preparePasskeySignIn')
      const credential = device.sign(options, quirks)
      await expect(at_two.call('identity.signInByPasskey', { credential })).rejects.toMatchObject({
        code: 'passkey_refused',
      })
    }
    const credential = device.sign(await at_one.call('identity.preparePasskeySignIn'))
    expect((await at_one.call('identity.signInByPasskey', { credential })).user.id).toBe(here.user_id)
  })

  it.each(['google', 'apple'] as const)(
    'a ticket of %s is good in the app that it was fetched for',
    async (provider) => {
      const person = aPerson()
      const [at_one, at_two] = [aPageCaller(one, aGuest(one)), aPageCaller(two, aGuest(two))]
      const ticket = await aTicket(one, at_one, { provider, person })
      await expect(api.as(at_two).call('identity.login', ticket)).rejects.toMatchObject({
        code: 'ticket_invalid',
      })
      await expect(signUpByTicket(at_two, ticket)).rejects.toMatchObject({ code: 'ticket_invalid' })
      const { user } = await signUpByTicket(at_one, ticket)
      expect(user.email).toBe(person.email)
    },
  )

  it('each password is valid for its own app only', async () => {
    const person = { email: aNewAddress(), name: 'Ines Duarte' }
    const passwords = { one: 'long grass in june', two: 'cold river in may' }
    await api.as(aGuest(one)).call('identity.signUp', { ...person, password: passwords.one })
    await api.as(aGuest(two)).call('identity.signUp', { ...person, password: passwords.two })
    const logIn = (app: TestApp, password: string) =>
      api.as(aGuest(app)).call('identity.login', { email: person.email, password })
    await expect(logIn(one, passwords.two)).rejects.toMatchObject({ code: 'wrong_credentials' })
    await expect(logIn(two, passwords.one)).rejects.toMatchObject({ code: 'wrong_credentials' })
    const [first, second] = [await logIn(one, passwords.one), await logIn(two, passwords.two)]
    expect(first.user.id).not.toBe(second.user.id)
  })

  it.each(['identity.endOtherSessions', 'identity.logout', 'data-rights.closeAccount'] as const)(
    '%s in one leaves the other signed in on every device',
    async (name) => {
      const { here, there } = await samePerson()
      const elsewhere = await anotherSession(two, there)
      await api.as(here).call(name, {})
      for (const device of [there, elsewhere])
        await expect(api.as(device).call('identity.listSessions')).resolves.toBeDefined()
    },
  )
})
