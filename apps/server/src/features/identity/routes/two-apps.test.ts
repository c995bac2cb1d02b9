import { calls, type Call } from '@foyer/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aGuest,
  aMember,
  anotherSession,
  atApp,
  aTeamMember,
  linkTo,
  PASSWORD,
} from '#test/factories/identity.ts'
import type { TestApp } from '#test/factories/apps.ts'
import { aPasskey, aVisitor, originOf } from '#test/factories/passkeys.ts'
import {
  aPageOf,
  aPerson,
  aProviderApp,
  aTicket,
  signUpBy,
  someProviders,
} from '#test/factories/providers.ts'
import { aMemberInvitation, aNewAddress } from '#test/factories/team.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { headersOf, layOut, sendRequest } from '#test/matrix/send-call.ts'

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

/** Sends a call with nothing in it but what its path needs; the door answers before anything is read. */
async function statusOf(call: Call, caller: Caller, at: { slug: string }): Promise<number> {
  const ids = Object.fromEntries(
    [...call.path.matchAll(/:(\w+)/gu)].map(([, name = '']) => [name, 'nothing-has-this-id']),
  )
  const laid = layOut(call, ids, null)
  const headers = { ...headersOf(caller, at.slug), ...laid.headers }
  return (await sendRequest(api.port, { ...laid, headers })).status
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
    expect(await statusOf(call, here, two)).toBe(401)
  })

  it.each(ofPeople)('the token of one is known to %s in that one', async (_name, call) => {
    const { here } = await samePerson()
    expect(await statusOf(call, here, one)).not.toBe(401)
  })

  it('a guest whose token is of the other app is a guest to what anyone may ask', async () => {
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
    const wanted = authenticated.filter(([, { auth }]) => auth === 'team')
    const answers = await Promise.all(
      wanted.map(async ([name, call]) => [name, await statusOf(call, atApp(owner, two), two)] as const),
    )
    expect(answers.filter(([, status]) => status !== 404)).toEqual([])
  })

  it('a link and a code that one mailed open nothing in the other, and stay good where they came from', async () => {
    const { here, there } = await samePerson()
    const [at_one, at_two] = [
      api.as({ ...aGuest(one), device_id: here.device_id }),
      api.as({ ...aGuest(two), device_id: there.device_id }),
    ]
    await at_two.call('identity.requestPasswordless', { email: there.email })
    await at_one.call('identity.requestPasswordless', { email: here.email })
    const { token, code } = await linkTo(one, here.email)
    const own = await linkTo(two, there.email)
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
    const { token } = await linkTo(one, here.email)
    const reset = { token, password: 'cold river in may', password_confirmation: 'cold river in may' }
    await expect(api.as(aGuest(two)).call('identity.resetPassword', reset)).rejects.toMatchObject(refused)
    await expect(api.as(aGuest(one)).call('identity.resetPassword', reset)).resolves.toBeDefined()
  })

  it('an address is proven for one app at a time', async () => {
    const person = { email: aNewAddress(), name: 'Ines Duarte', password: PASSWORD }
    const [at_one, at_two] = [aGuest(one), aGuest(two)]
    const there = await api.as(at_two).call('identity.signUp', person)
    await api.as(at_one).call('identity.signUp', person)
    const { token } = await linkTo(one, person.email)
    await expect(api.as(at_two).call('identity.verifyEmail', { token })).rejects.toMatchObject(refused)
    await api.as(at_one).call('identity.verifyEmail', { token })
    const as_there = api.as({ ...at_two, token: there.authentication_token })
    const { user } = await as_there.call('identity.updateUser', {})
    expect(user).toMatchObject({ email: person.email, is_email_verified: false })
  })

  it('an invitation and a one-time code of one let nobody into the other', async () => {
    const { email } = await aMemberInvitation({ ...one.owner, slug: one.slug })
    const { token } = await linkTo(one, email)
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
      const asked = await at_two.call('identity.preparePasskeySignIn')
      const credential = device.sign(asked, quirks)
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
      const [at_one, at_two] = [aPageOf(one, aGuest(one)), aPageOf(two, aGuest(two))]
      const ticket = await aTicket(one, at_one, { provider, person })
      await expect(api.as(at_two).call('identity.login', ticket)).rejects.toMatchObject({
        code: 'ticket_invalid',
      })
      await expect(signUpBy(at_two, ticket)).rejects.toMatchObject({ code: 'ticket_invalid' })
      const { user } = await signUpBy(at_one, ticket)
      expect(user.email).toBe(person.email)
    },
  )

  it('each password opens its own app alone', async () => {
    const person = { email: aNewAddress(), name: 'Ines Duarte' }
    const words = { one: 'long grass in june', two: 'cold river in may' }
    await api.as(aGuest(one)).call('identity.signUp', { ...person, password: words.one })
    await api.as(aGuest(two)).call('identity.signUp', { ...person, password: words.two })
    const logIn = (app: TestApp, password: string) =>
      api.as(aGuest(app)).call('identity.login', { email: person.email, password })
    await expect(logIn(one, words.two)).rejects.toMatchObject({ code: 'wrong_credentials' })
    await expect(logIn(two, words.one)).rejects.toMatchObject({ code: 'wrong_credentials' })
    const [first, second] = [await logIn(one, words.one), await logIn(two, words.two)]
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
