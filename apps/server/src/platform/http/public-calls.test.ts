import { beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aMember, anOwner, PASSWORD, type MemberCaller } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '../ids.ts'
import { newSecret } from '../secrets.ts'

type App = Awaited<ReturnType<typeof anApp>>
type Headers = Record<string, string>

let api: TestServer
let app: App
let signedOutMember: MemberCaller
let otherAppMember: MemberCaller
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  signedOutMember = await aMember(app)
  await api.as(signedOutMember).call('identity.logout', {})
  otherAppMember = await aMember(await anApp())
})

const invalidCredentials: readonly (readonly [what: string, headers: () => Promise<Headers>])[] = [
  [
    'a token that has ended',
    async () => ({ 'x-user-token': signedOutMember.token, 'x-user-email': signedOutMember.email }),
  ],
  [
    'a token of another app',
    async () => ({ 'x-user-token': otherAppMember.token, 'x-user-email': otherAppMember.email }),
  ],
  ['a token of the studio', async () => ({ 'x-user-token': (await anOwner()).token })],
  ['a token of nobody', async () => ({ 'x-user-token': newSecret() })],
  ['a cookie of another app', async () => ({ cookie: `session=${otherAppMember.cookie_secret}` })],
]

function send(path: string, body: object | null, headers: Headers, host = `${app.slug}.localhost`) {
  return api.raw(body ? 'POST' : 'GET', `/api/v1${path}`, {
    host,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  })
}

const anAddress = () => `someone-${newId().slice(-12)}@example.com`
const code = (text: string) => (JSON.parse(text) as { code?: string }).code ?? 'ok'

describe.each(invalidCredentials)('a public call with %s', (_what, headers) => {
  it.each([
    ['auth/fetch', '/auth/fetch', () => ({ email: anAddress() }), 'ok'],
    ['sign_up', '/auth/sign_up', () => ({ name: 'Ada Moss', email: anAddress(), password: PASSWORD }), 'ok'],
    ['login', '/auth/login', async () => ({ email: (await aMember(app)).email, password: PASSWORD }), 'ok'],
    ['passwordless/request', '/auth/passwordless/request', () => ({ email: anAddress() }), 'ok'],
    ['passwordless/verify', '/auth/passwordless/verify', () => ({ token: 'none' }), 'token_invalid'],
    [
      'reset_password',
      '/auth/reset_password',
      () => ({ token: 'none', password: PASSWORD, password_confirmation: PASSWORD }),
      'token_invalid',
    ],
    ['the app', '/app', () => null, 'ok'],
    ['the products', '/products/list', () => null, 'ok'],
  ])('treats them as a guest: %s', async (_call, path, body, wanted) => {
    const answer = await send(path, await body(), await headers())
    expect(code(answer.text)).toBe(wanted)
    const had_token = 'x-user-token' in (await headers())
    expect(answer.headers['x-session']).toBe(had_token ? 'ended' : undefined)
  })

  it('signs an owner in and up at the studio', async () => {
    const owner = await anOwner()
    const login = { email: owner.email, password: PASSWORD }
    const sign_up = { name: 'Ada Moss', email: anAddress(), password: PASSWORD }
    expect((await send('/studio/auth/login', login, await headers(), 'localhost')).status).toBe(200)
    expect((await send('/studio/auth/sign_up', sign_up, await headers(), 'localhost')).status).toBe(200)
  })

  it('returns nobody for a verify call', async () => {
    const own_page = { ...(await headers()), origin: `http://${app.slug}.localhost` }
    const answer = await send('/auth/verify', {}, own_page)
    expect([answer.status, code(answer.text)]).toEqual([401, 'unauthorized'])
  })

  it('is still refused where someone has to be here', async () => {
    expect((await send('/my-content', null, await headers())).status).toBe(401)
  })
})

describe('a public call with a live token', () => {
  it('knows its member, and is refused when the e-mail names someone else', async () => {
    const member = await aMember(app)
    const own = await send('/app', null, { 'x-user-token': member.token, 'x-user-email': member.email })
    expect([own.status, own.headers['x-session']]).toEqual([200, undefined])
    const other = { 'x-user-token': member.token, 'x-user-email': otherAppMember.email }
    expect((await send('/app', null, other)).status).toBe(401)
  })
})

describe('a verify of the studio with a cookie that has ended', () => {
  it('returns 401, whatever token is sent with it', async () => {
    const owner = await anOwner()
    const answer = await send(
      '/studio/auth/verify',
      {},
      { cookie: `session=${newSecret()}`, 'x-user-token': owner.token, origin: 'http://localhost' },
      'localhost',
    )
    expect(answer.status).toBe(401)
  })
})
