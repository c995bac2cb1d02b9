import { beforeAll, describe, expect, it } from 'vitest'
import { aGuest, readSetCookie, mailsTo, PASSWORD } from '#test/factories/identity.ts'
import type { TestApp } from '#test/factories/apps.ts'
import {
  aPageCaller,
  aPerson,
  aProviderApp,
  aTicket,
  startProviderFlow,
  returnToApp,
  redeemTicket,
  setSignIn,
  aMemberSignedUpBy,
  signUpByTicket,
  someProviders,
  readReturn,
} from '#test/factories/providers.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { browse } from '#test/stand-ins/oidc/browse.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  await someProviders()
  app = await aProviderApp()
})

const NAME = 'Ines Duarte'

describe.each(['google', 'apple'] as const)('a first sign-in by %s', (provider) => {
  it('asks for a name, creates a member with the verified address, and signs in again', async () => {
    const person = aPerson()
    const page = aPageCaller(app, aGuest(app))
    const ticket = await aTicket(app, page, { provider, person })
    const name = provider === 'google' ? { name: person.name } : {}
    await expect(redeemTicket(page, ticket)).rejects.toMatchObject({
      code: 'sign_up_needed',
      problem: { params: { email: person.email, ...name } },
    })
    const signed_up = await signUpByTicket(page, ticket)
    expect(signed_up.user).toMatchObject({
      email: person.email,
      name: NAME,
      auth_provider: provider,
      passwordless: true,
      is_email_verified: true,
    })
    expect(signed_up.user.subscriber_id).not.toBeNull()

    const back = await redeemTicket(page, await aTicket(app, page, { provider, person }))
    expect(back.user.id).toBe(signed_up.user.id)
    expect(await mailsTo(app, person.email)).toEqual([])
  })
})

describe('the way there', () => {
  it('starts only from the app’s own page', async () => {
    for (const origin of ['https://evil.example', 'http://other.localhost', 'http://localhost']) {
      const page = { ...aGuest(app), headers: { origin } }
      await expect(startProviderFlow(page, { provider: 'google' })).rejects.toMatchObject({ status: 403 })
    }
    await expect(startProviderFlow(aGuest(app), { provider: 'google' })).rejects.toMatchObject({
      status: 403,
    })
  })

  it('sends nothing of ours but a state, and stores nothing that redeems it', async () => {
    const { url, flow } = await startProviderFlow(aPageCaller(app), { provider: 'google' })
    const query = new URL(url).searchParams
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('redirect_uri')).toBe(
      `http://${app.slug}.localhost/api/v1/auth/provider/callback/google`,
    )
    expect(url).not.toContain(flow)
    const rows = await api.inApp(app.id, (tx) => tx.selectFrom('provider_flows').selectAll().execute())
    const stored = JSON.stringify(rows)
    for (const secret of [flow, query.get('state'), query.get('nonce')]) {
      expect(stored).not.toContain(String(secret))
    }
  })

  it('is refused when the app does not offer the provider, even with keys', async () => {
    const own = await aProviderApp()
    await setSignIn(own, { methods: { google: false } })
    const page = aPageCaller(own)
    await expect(startProviderFlow(page, { provider: 'google' })).rejects.toMatchObject({
      code: 'method_not_offered',
    })
    const ticket = { provider: 'google' as const, provider_id: 'a', flow: 'b' }
    await expect(redeemTicket(page, ticket)).rejects.toMatchObject({ code: 'method_not_offered' })
    await expect(signUpByTicket(page, ticket)).rejects.toMatchObject({ code: 'method_not_offered' })
  })

  it('requires a session for linking', async () => {
    await expect(
      startProviderFlow(aPageCaller(app), { provider: 'google', intent: 'link' }),
    ).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('the way back', () => {
  it('reports that the user cancelled, and uses the state', async () => {
    const { url } = await startProviderFlow(aPageCaller(app), { provider: 'google' })
    const back = await browse(url, 'cancel')
    const answer = await returnToApp(app, back)
    expect(answer.status).toBe(303)
    expect(readReturn(answer)).toEqual({ ticket: null, error: 'cancelled' })
    expect(readReturn(await returnToApp(app, back)).error).toBe('expired')
  })

  it('signs nobody in, sets no cookie, and returns the result in the hash of the app’s own page', async () => {
    const { url } = await startProviderFlow(aPageCaller(app), { provider: 'google' })
    const answer = await returnToApp(app, await browse(url, aPerson()))
    expect(answer.headers['set-cookie']).toBeUndefined()
    const location = String(answer.headers['location'])
    expect(location).toMatch(
      new RegExp(`^http://${app.slug}\\.localhost/#auth\\?purpose=provider&ticket=[\\w-]{43}$`),
    )
    const ticket = readReturn(answer).ticket ?? ''
    expect(api.logged()).not.toContain(ticket)
  })

  it('leads to the language that the page had, and to no other', async () => {
    const page = api.as(aPageCaller(app))
    for (const [who, told] of [
      [aPerson(), 'ticket='],
      ['cancel', 'error=cancelled'],
    ] as const) {
      const { url } = await page.call('identity.startProvider', {
        provider: 'apple',
        intent: 'sign_in',
        lang: 'ar',
      })
      const answer = await returnToApp(app, await browse(url, who))
      const location = String(answer.headers['location'])
      expect(location).toContain(`http://${app.slug}.localhost/?lang=ar#auth?purpose=provider&${told}`)
    }
    const evil = { provider: 'google', intent: 'sign_in', lang: 'ar#auth?ticket=x' }
    await expect(page.call('identity.startProvider', evil as never)).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  it('accepts a state once: of 20 concurrent returns, one', async () => {
    const { url } = await startProviderFlow(aPageCaller(app), { provider: 'google' })
    const back = await browse(url, aPerson())
    const answers = await Promise.all(Array.from({ length: 20 }, () => returnToApp(app, back)))
    const told = answers.map(readReturn)
    expect(told.filter(({ ticket }) => ticket !== null)).toHaveLength(1)
    expect(told.filter(({ error }) => error === 'expired')).toHaveLength(19)
  })

  it('takes no state of another app, of another provider, or one that has ended', async () => {
    const other = await aProviderApp()
    const { url } = await startProviderFlow(aPageCaller(app), { provider: 'google' })
    const back = await browse(url, aPerson())
    expect(readReturn(await returnToApp(other, back)).error).toBe('expired')
    const path = back.path.replace('google', 'apple')
    expect(readReturn(await returnToApp(app, { ...back, path })).error).toBe('expired')
    api.clock.advance(11 * 60_000)
    expect(readReturn(await returnToApp(app, back)).error).toBe('expired')
  })

  it.each([
    ['a state twice', 'state=a&state=b'],
    ['a list', 'state[]=a'],
    ['ten kilobytes', `state=${'x'.repeat(10_240)}`],
    ['a code of ten kilobytes', `state=a&code=${'x'.repeat(10_240)}`],
    ['nothing', ''],
  ])('with %s leads to no account and breaks nothing', async (_what, query) => {
    const path = '/api/v1/auth/provider/callback/google'
    const host = `${app.slug}.localhost`
    const got = await api.raw('GET', `${path}?${query}`, { host })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const posted = await api.raw('POST', path, { host, headers, body: query })
    for (const answer of [got, posted]) {
      expect([303, 400, 422]).toContain(answer.status)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(String(answer.headers['location'] ?? '')).not.toContain('ticket')
    }
  })

  it('is the only call that takes a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await api.raw('POST', '/api/v1/auth/login', {
      host: `${app.slug}.localhost`,
      headers,
      body: `{"email":"a@example.com","password":"${PASSWORD}"}`,
    })
    expect(answer.status).toBe(415)
  })
})

describe('a ticket', () => {
  it('is useless without the secret of the page that started the flow', async () => {
    const person = aPerson()
    await aMemberSignedUpBy(app, person)
    const ticket = await aTicket(app, aPageCaller(app), { provider: 'google', person })
    const victim = aPageCaller(app, aGuest(app))
    const theirs = await startProviderFlow(victim, { provider: 'google' })
    for (const flow of [theirs.flow, 'guessed', ticket.provider_id]) {
      await expect(redeemTicket(victim, { ...ticket, flow })).rejects.toMatchObject({
        code: 'ticket_invalid',
      })
    }
    const { flow: _left, ...without } = ticket
    await expect(api.as(victim).call('identity.login', without)).rejects.toMatchObject({ status: 422 })
    expect((await redeemTicket(aPageCaller(app), ticket)).user.email).toBe(person.email)
  })

  it('is redeemed once: of 50 concurrent requests, one', async () => {
    const person = aPerson()
    const { user } = await aMemberSignedUpBy(app, person)
    const page = aPageCaller(app, aGuest(app))
    const ticket = await aTicket(app, page, { provider: 'google', person })
    const tried = await Promise.allSettled(Array.from({ length: 50 }, () => redeemTicket(page, ticket)))
    const opened = tried.filter((each) => each.status === 'fulfilled')
    expect(opened).toHaveLength(1)
    expect(opened[0]?.value.user.id).toBe(user.id)
    const refused = tried.filter((each) => each.status === 'rejected')
    const codes = refused.map(({ reason }) => (reason as { code: string }).code)
    expect(new Set(codes)).toEqual(new Set(['ticket_invalid']))
  })

  it('creates one account: of 20 concurrent sign-ups, one', async () => {
    const person = aPerson()
    const page = aPageCaller(app, aGuest(app))
    const ticket = await aTicket(app, page, { provider: 'google', person })
    const tried = await Promise.allSettled(Array.from({ length: 20 }, () => signUpByTicket(page, ticket)))
    expect(tried.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
  })

  it('of one app opens nothing in another, nor by another provider, nor after its time', async () => {
    const other = await aProviderApp()
    const person = aPerson()
    await aMemberSignedUpBy(app, person)
    const page = aPageCaller(app, aGuest(app))
    const ticket = await aTicket(app, page, { provider: 'google', person })
    await expect(redeemTicket(aPageCaller(other), ticket)).rejects.toMatchObject({ code: 'ticket_invalid' })
    await expect(redeemTicket(page, { ...ticket, provider: 'apple' })).rejects.toMatchObject({
      code: 'ticket_invalid',
    })
    api.clock.advance(16 * 60_000)
    await expect(redeemTicket(page, ticket)).rejects.toMatchObject({ code: 'ticket_invalid' })
  })

  it('sets the session’s cookie on the page that redeems it', async () => {
    const person = aPerson()
    await aMemberSignedUpBy(app, person)
    const ticket = await aTicket(app, aPageCaller(app), { provider: 'google', person })
    const answer = await api.raw('POST', '/api/v1/auth/login', {
      host: `${app.slug}.localhost`,
      headers: { 'content-type': 'application/json', origin: `http://${app.slug}.localhost` },
      body: JSON.stringify({ email: '', password: '', ...ticket }),
    })
    expect(answer.status).toBe(200)
    expect(readSetCookie(answer.headers)).not.toBeNull()
  })

  it('of a suspended user does not reveal the suspension', async () => {
    const person = aPerson()
    const { user } = await aMemberSignedUpBy(app, person)
    await api.inApp(app.id, (tx) =>
      tx.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', user.id).execute(),
    )
    const page = aPageCaller(app)
    const ticket = await aTicket(app, page, { provider: 'google', person })
    await expect(redeemTicket(page, ticket)).rejects.toMatchObject({ code: 'ticket_invalid' })
  })
})
