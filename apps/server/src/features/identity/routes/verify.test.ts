import { beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember, readSetCookie, type MemberCaller } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { anOpenSocket } from '#test/sockets.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

type Sent = { cookie?: string | null; origin?: string | null; slug?: string; method?: string }

function sendVerify({ cookie = null, origin, slug = app.slug, method = 'POST' }: Sent) {
  const from = origin === undefined ? `http://${slug}.localhost` : origin
  return api.raw(method, '/api/v1/auth/verify', {
    host: `${slug}.localhost`,
    headers: {
      'content-type': 'application/json',
      ...(cookie === null ? {} : { cookie: `theme=dark; session=${cookie}` }),
      ...(from === null ? {} : { origin: from }),
    },
    ...(method === 'POST' ? { body: '{}' } : {}),
  })
}

function touch(member: MemberCaller, change: { last_used_at?: Date; revoked_at?: Date; expires_at?: Date }) {
  return api.inApp(app.id, (tx) =>
    tx.updateTable('sessions').set(change).where('id', '=', member.session_id).execute(),
  )
}

describe('verify', () => {
  it('turns the cookie into the token of that session, the same one each time', async () => {
    const member = await aMember(app)
    const first = await sendVerify({ cookie: member.cookie_secret })
    const second = await sendVerify({ cookie: member.cookie_secret })
    expect(first.status).toBe(200)
    expect(first.json()).toMatchObject({ authentication_token: member.token, user: { id: member.user_id } })
    expect(second.json()).toEqual(first.json())
    expect(readSetCookie(first.headers)).toBeNull()
  })

  it('returns a guest for a missing or invalid cookie', async () => {
    for (const cookie of [null, 'A'.repeat(43), 'short', `${'A'.repeat(43)}; session=x`]) {
      const answer = await sendVerify({ cookie })
      expect(answer.status).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'unauthorized' })
    }
  })

  it('responds to own pages only', async () => {
    const { cookie_secret: cookie } = await aMember(app)
    for (const origin of [
      null,
      'null',
      'https://evil.example',
      'http://localhost',
      `https://${app.slug}.localhost`,
    ]) {
      expect([origin, (await sendVerify({ cookie, origin })).status]).toEqual([origin, 403])
    }
  })

  it('does not take the cookie of another app', async () => {
    const other = await anApp()
    const member = await aMember(app)
    expect((await sendVerify({ cookie: member.cookie_secret, slug: other.slug })).status).toBe(401)
  })

  it('refuses GET', async () => {
    const { cookie_secret: cookie } = await aMember(app)
    expect((await sendVerify({ cookie, method: 'GET' })).status).toBe(404)
  })

  it('returns a guest for an ended or revoked session and for a suspended user', async () => {
    const ended = await aMember(app)
    await touch(ended, { expires_at: new Date(Date.now() - 1000) })
    const revoked = await aMember(app)
    await touch(revoked, { revoked_at: new Date() })
    const suspended = await aMember(app, { suspended_at: new Date() })
    for (const member of [ended, revoked, suspended]) {
      expect((await sendVerify({ cookie: member.cookie_secret })).status).toBe(401)
      await expect(api.as(member).call('identity.updateUser', { name: 'Hannah C' })).rejects.toMatchObject({
        status: 401,
      })
    }
  })

  it('notes the visit once an hour and writes nothing in between', async () => {
    const member = await aMember(app)
    const long_ago = new Date(api.clock.now().getTime() - 2 * 60 * 60 * 1000)
    await touch(member, { last_used_at: long_ago })
    await sendVerify({ cookie: member.cookie_secret })
    const [row] = await api.inApp(app.id, (tx) =>
      tx
        .selectFrom('sessions')
        .select(['last_used_at', 'token_hash'])
        .where('id', '=', member.session_id)
        .execute(),
    )
    expect(row?.last_used_at).toEqual(api.clock.now())
    expect(row?.token_hash).not.toContain(member.token)
  })
})

describe('the headers of a signed-in call', () => {
  it('match in any case of the address, and are refused when they name someone else', async () => {
    const member = await aMember(app)
    const other = await aMember(app)
    const as = (email: string) =>
      api.as({ slug: app.slug, token: member.token, email }).call('identity.updateUser', {})
    await expect(as(member.email.toUpperCase())).resolves.toMatchObject({ user: { id: member.user_id } })
    await expect(as(other.email)).rejects.toMatchObject({ status: 401, code: 'unauthorized' })
    await expect(as('nobody@example.com')).rejects.toMatchObject({ status: 401 })
  })

  it('take the token, never the secret of the cookie', async () => {
    const member = await aMember(app)
    const call = api.as({ ...member, token: member.cookie_secret }).call('identity.updateUser', {})
    await expect(call).rejects.toMatchObject({ status: 401 })
  })
})

describe('logout', () => {
  it('ends the token, the cookie and the socket of this session, and of no other', async () => {
    const here = await aMember(app)
    const elsewhere = await aMember(app)
    const socket = await anOpenSocket(api.port, here)
    const other = await anOpenSocket(api.port, elsewhere)

    const answer = await api.raw('POST', '/api/v1/auth/logout', {
      host: `${app.slug}.localhost`,
      headers: { 'x-user-token': here.token, 'x-user-email': here.email, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(200)
    expect([answer.headers['set-cookie'] ?? []].flat()[0]).toContain('session=; Path=/; Max-Age=0')
    expect(await socket.closed).toBe(4401)
    expect(other.socket.readyState).toBe(WebSocket.OPEN)
    other.socket.close()

    await expect(api.as(here).call('identity.logout')).rejects.toMatchObject({ status: 401 })
    expect((await sendVerify({ cookie: here.cookie_secret })).status).toBe(401)
    expect((await sendVerify({ cookie: elsewhere.cookie_secret })).status).toBe(200)
  })

  it('is nothing a guest can do', async () => {
    await expect(api.as({ slug: app.slug }).call('identity.logout')).rejects.toMatchObject({ status: 401 })
  })
})

describe('the channel of a person', () => {
  it('is open to that person only', async () => {
    const member = await aMember(app)
    const other = await aMember(app)
    const mine = await anOpenSocket(api.port, member)
    mine.socket.send(JSON.stringify({ type: 'subscribe', channel: `user:${member.user_id}` }))
    expect(await mine.next()).toMatchObject({ type: 'subscribed', channel: `user:${member.user_id}` })
    expect(await mine.next()).toMatchObject({
      type: 'events',
      events: [{ type: 'access_state', data: { active_product_ids: [], page_rights: '' } }],
    })
    mine.socket.send(JSON.stringify({ type: 'subscribe', channel: `user:${other.user_id}` }))
    expect(await mine.next()).toMatchObject({ type: 'unsubscribed', code: 'not_found' })
    mine.socket.close()
  })
})
