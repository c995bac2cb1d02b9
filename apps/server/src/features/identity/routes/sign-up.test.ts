import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, readSetCookie, findMailLink, mailsTo } from '#test/factories/identity.ts'
import { recordEvents } from '#test/factories/events.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import type { EventMap } from '#platform/events/index.ts'

let api: TestServer
let app: TestApp
let joined: EventMap['identity.member_joined'][]

beforeAll(async () => {
  api = await aServer()
  joined = recordEvents(api, 'identity.member_joined')
  app = await anApp({ name: 'Ironwood <b>', time_zone: 'Europe/Berlin' })
})

let created_count = 0
function aNewMember() {
  created_count += 1
  return {
    email: `new-${created_count}@example.com`,
    name: 'Ana Lucía Ferrer',
    password: 'quiet river stones',
  }
}

function sendSignUp(body: unknown, slug = app.slug, headers: Record<string, string> = {}) {
  return api.raw('POST', '/api/v1/auth/sign_up', {
    host: `${slug}.localhost`,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

describe('signUp', () => {
  it('creates a member, signs them in and asks them to verify the address', async () => {
    const new_member = aNewMember()
    const answer = await sendSignUp({ ...new_member, timezone: 'America/New_York' })
    expect(answer.status).toBe(200)
    expect(readSetCookie(answer.headers)).toMatch(/^[\w-]{43}$/)
    const { user, authentication_token } = answer.json() as {
      user: { id: string }
      authentication_token: string
    }
    expect(user).toMatchObject({
      email: new_member.email,
      name: new_member.name,
      timezone: 'America/New_York',
      subscriber_id: expect.any(String),
      is_admin: false,
      is_account_admin: false,
      passwordless: false,
      auth_provider: 'default',
      is_email_verified: false,
    })
    const caller = { slug: app.slug, email: new_member.email, token: authentication_token }
    await expect(api.as(caller).call('identity.logout')).resolves.toEqual({})

    const { email, password } = new_member
    const login = api.as(aGuest(app)).call('identity.login', { email, password })
    await expect(login).resolves.toMatchObject({ user: { id: user.id } })

    expect(joined).toContainEqual(expect.objectContaining({ user_id: user.id }))
  })

  it('sends a mail whose link uses the configured host, whatever host was called, and whose HTML is escaped', async () => {
    const new_member = aNewMember()
    await sendSignUp(new_member, app.slug, { 'x-forwarded-host': 'evil.example', 'accept-language': 'en' })
    const link = await findMailLink(app, new_member.email)
    expect(link).toMatchObject({
      host: `${app.slug}.localhost`,
      pathname: '/',
      search: '',
      purpose: 'verify_email',
    })
    const [mail] = await mailsTo(app, new_member.email)
    expect(mail?.subject).toBe('Confirm your address for Ironwood <b>')
    expect(mail?.html).toContain('Ironwood &lt;b&gt;')
    expect(mail?.html).not.toContain('<b>')
    expect(mail?.html).not.toContain(new_member.name)
  })

  it('writes in Arabic, from the right, to someone who reads Arabic', async () => {
    const new_member = aNewMember()
    await sendSignUp(new_member, app.slug, { 'accept-language': 'ar-EG,ar;q=0.9' })
    const [mail] = await mailsTo(app, new_member.email)
    expect(mail?.subject).toBe('أكّد عنوانك في \u2068Ironwood <b>\u2069')
    expect(mail?.html).toContain('dir="rtl" lang="ar"')
  })

  it('uses the zone of the app where none is sent, and refuses one that does not exist', async () => {
    const { user } = await api.as(aGuest(app)).call('identity.signUp', aNewMember())
    expect(user.timezone).toBe('Europe/Berlin')
    const refused = api.as(aGuest(app)).call('identity.signUp', { ...aNewMember(), timezone: 'Mars/Olympus' })
    await expect(refused).rejects.toMatchObject({
      problem: { errors: [{ path: 'timezone', code: 'unknown_time_zone' }] },
    })
  })

  it('reports that an address is taken, ignoring case', async () => {
    const member = await aMember(app)
    const signUp = api
      .as(aGuest(app))
      .call('identity.signUp', { ...aNewMember(), email: member.email.toUpperCase() })
    await expect(signUp).rejects.toMatchObject({ status: 422, code: 'email_taken' })
  })

  it('does not mind that the address is taken in another app', async () => {
    const other = await anApp()
    const member = await aMember(other)
    const { user } = await api
      .as(aGuest(app))
      .call('identity.signUp', { ...aNewMember(), email: member.email })
    expect(user.id).not.toBe(member.user_id)
  })

  it('creates exactly one of twenty concurrent sign-ups with the same address', async () => {
    const new_member = aNewMember()
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendSignUp(new_member)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const refusals = answers
      .filter((answer) => answer.status !== 200)
      .map((answer) => (answer.json() as { code: string }).code)
    expect(new Set(refusals)).toEqual(new Set(['email_taken', 'too_many_requests']))
    const rows = await api.inApp(app.id, (tx) =>
      tx.selectFrom('users').select('id').where('email', '=', new_member.email).execute(),
    )
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['a password of six characters', { password: 'sixsix' }, 'password', 'password_too_short'],
    ['a password that everyone tries first', { password: 'Password1' }, 'password', 'password_too_common'],
    ['a password longer than a page', { password: 'x'.repeat(600) }, 'password', 'password_too_long'],
    ['a name of two characters', { name: 'Al' }, 'name', 'name_too_short'],
    ['a name of blanks', { name: '      ' }, 'name', 'name_too_short'],
    ['a name that nobody can see', { name: '\u200b\u3164\u2060\u2800' }, 'name', 'name_too_short'],
    ['a name of two characters and joiners', { name: 'A\u200d\u200dl' }, 'name', 'name_too_short'],
    ['a name of two lines', { name: 'Ana\nLucía' }, 'name', 'name_has_line_break'],
    ['an address as an array', { email: ['a@example.com'] }, 'email', 'wrong_type'],
    [
      'an address with a line break',
      { email: 'a@example.com\r\nBcc: b@example.com' },
      'email',
      'email_invalid',
    ],
    ['an address of ten kilobytes', { email: `${'a'.repeat(10_240)}@example.com` }, 'email', 'too_big'],
    ['a role', { is_admin: true }, 'is_admin', 'unknown_field'],
    ['a team member to be', { team_member_id: crypto.randomUUID() }, 'team_member_id', 'unknown_field'],
    ['an app to be in', { app_id: crypto.randomUUID() }, 'app_id', 'unknown_field'],
  ])('refuses %s beside its field', async (_, change, path, code) => {
    const answer = await sendSignUp({ ...aNewMember(), ...change })
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'invalid', errors: [{ path, code }] })
  })

  it('reports all errors at once', async () => {
    const answer = await sendSignUp({ email: 'no address', name: 'Al', password: 'short' })
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      errors: [
        { path: 'name', code: 'name_too_short' },
        { path: 'email', code: 'email_invalid' },
        { path: 'password', code: 'password_too_short' },
      ],
    })
  })

  it('accepts seven characters and three', async () => {
    const { user } = await api
      .as(aGuest(app))
      .call('identity.signUp', { ...aNewMember(), name: 'Ann', password: 'sevenxx' })
    expect(user.name).toBe('Ann')
  })

  it('creates a user without a subscriber in a private app', async () => {
    const closed = await anApp({ access: { is_private: true } })
    const new_member = aNewMember()
    const { user } = await api.as(aGuest(closed)).call('identity.signUp', new_member)
    expect(user).toMatchObject({ subscriber_id: null, active_product_ids: [], app_subscription: null })
    expect(joined).not.toContainEqual(expect.objectContaining({ user_id: user.id }))
  })

  it('refuses a sign-up from a foreign page', async () => {
    const new_member = aNewMember()
    expect((await sendSignUp(new_member, app.slug, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await sendSignUp(new_member, app.slug, { origin: `http://${app.slug}.localhost` })).status).toBe(
      200,
    )
  })

  it('answers for an app that does not exist like for nothing', async () => {
    expect((await sendSignUp(aNewMember(), 'no-such-app')).status).toBe(404)
  })
})
