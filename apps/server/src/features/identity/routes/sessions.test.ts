import { beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import {
  aGuest,
  aMember,
  anotherSession,
  readSetCookie,
  type MemberCaller,
} from '#test/factories/identity.ts'
import { aSecondServer, aServer, clientFor, type TestServer } from '#test/harness.ts'
import { anOpenSocket } from '#test/sockets.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const listSessions = async (member: MemberCaller) =>
  (await api.as(member).call('identity.listSessions')).sessions

describe('listSessions', () => {
  it('shows where the user is signed in, and which of it is here', async () => {
    const member = await aMember(app)
    const phone = await anotherSession(app, member)
    const sessions = await listSessions(member)
    expect(Object.fromEntries(sessions.map(({ id, is_current }) => [id, is_current]))).toEqual({
      [member.session_id]: true,
      [phone.session_id]: false,
    })
    expect(sessions[0]).toMatchObject({
      browser: 'Chrome on Android',
      network: '203.0.113.0/24',
      country: null,
    })
  })

  it('omits those of others and those that have ended', async () => {
    const member = await aMember(app)
    await anotherSession(app, await aMember(app))
    const ended = await anotherSession(app, member)
    await api.as(ended).call('identity.logout')
    expect((await listSessions(member)).map(({ id }) => id)).toEqual([member.session_id])
  })

  it('is refused to guests', async () => {
    await expect(api.as(aGuest(app)).call('identity.listSessions')).rejects.toMatchObject({ status: 401 })
  })
})

describe('endSession', () => {
  it('ends one session and leaves the others', async () => {
    const member = await aMember(app)
    const [phone, tablet] = [await anotherSession(app, member), await anotherSession(app, member)]
    await api.as(member).call('identity.endSession', { id: phone.session_id })
    await expect(listSessions(phone)).rejects.toMatchObject({ status: 401 })
    expect((await verify(phone.cookie_secret)).status).toBe(401)
    expect(await listSessions(tablet)).toHaveLength(2)
  })

  it('responds to the session of another user or app, or an ended one, as if it did not exist', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const abroad = await aMember(await anApp())
    const ended = await anotherSession(app, member)
    await api.as(ended).call('identity.logout')
    const ids = [other.session_id, abroad.session_id, ended.session_id, crypto.randomUUID()]
    for (const id of ids) {
      await expect(api.as(member).call('identity.endSession', { id })).rejects.toMatchObject({
        status: 404,
        code: 'not_found',
      })
    }
    expect(await listSessions(other)).toHaveLength(1)
  })

  it('removes the cookie when it ends the current session', async () => {
    const member = await aMember(app)
    const answer = await api.raw('DELETE', `/api/v1/auth/sessions/${member.session_id}`, {
      host: `${app.slug}.localhost`,
      headers: { 'x-user-token': member.token, 'x-user-email': member.email },
    })
    expect(answer.status).toBe(200)
    expect([answer.headers['set-cookie'] ?? []].flat()[0]).toContain('session=; Path=/; Max-Age=0')
  })
})

describe('endOtherSessions', () => {
  it('leaves the current session and those of other users', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    await anotherSession(app, member)
    await anotherSession(app, member)
    expect(await api.as(member).call('identity.endOtherSessions')).toEqual({ ended: 2 })
    expect(await api.as(member).call('identity.endOtherSessions')).toEqual({ ended: 0 })
    expect((await listSessions(member)).map(({ id }) => id)).toEqual([member.session_id])
    expect(await listSessions(other)).toHaveLength(1)
  })
})

describe('a session that is ended', () => {
  it('is over within two seconds on every server, calls and sockets', async () => {
    const second = await aSecondServer()
    const member = await aMember(app)
    const phone = await anotherSession(app, member)
    const there = clientFor(second.port, phone)
    await there.call('identity.listSessions')
    await there.call('identity.listSessions')
    const sockets = [await anOpenSocket(api.port, phone), await anOpenSocket(second.port, phone)]
    const open_socket = await anOpenSocket(second.port, member)

    await api.as(member).call('identity.endSession', { id: phone.session_id })
    await expect(listSessions(phone)).rejects.toMatchObject({ status: 401 })
    const started = performance.now()
    await vi.waitFor(
      () => expect(there.call('identity.listSessions')).rejects.toMatchObject({ status: 401 }),
      { timeout: 2000, interval: 20 },
    )
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401])
    expect(performance.now() - started).toBeLessThan(2000)
    expect(open_socket.socket.readyState).toBe(WebSocket.OPEN)
    open_socket.socket.close()
  })
})

const DAY_MS = 24 * 60 * 60 * 1000

describe('the secret of a session', () => {
  /** Returns a member whose secret is older than a month. */
  async function anOldSession(): Promise<MemberCaller> {
    const member = await aMember(app)
    await age(member, 31 * DAY_MS)
    return member
  }

  it('is replaced with a page load after 30 days, and not before', async () => {
    const young = await aMember(app)
    await age(young, 29 * DAY_MS)
    expect(readSetCookie((await verify(young.cookie_secret)).headers)).toBeNull()

    const member = await anOldSession()
    const first = await verify(member.cookie_secret)
    const renewed = readSetCookie(first.headers)
    expect(renewed).toMatch(/^[\w-]{43}$/)
    expect(getToken(first)).not.toBe(member.token)
    const again = await verify(renewed)
    expect([again.status, readSetCookie(again.headers), getToken(again)]).toEqual([
      200,
      null,
      getToken(first),
    ])
  })

  it('signs out neither of two tabs: the old one is valid for ten minutes after the new one was presented', async () => {
    const member = await anOldSession()
    const renewed = readSetCookie((await verify(member.cookie_secret)).headers)
    expect(await listSessions(member)).toHaveLength(1)
    await verify(renewed)
    expect(await listSessions(member)).toHaveLength(1)
    expect((await verify(member.cookie_secret)).status).toBe(200)

    await expireGrace(member)
    await expect(listSessions(member)).rejects.toMatchObject({ status: 401 })
    expect((await verify(member.cookie_secret)).status).toBe(401)
    expect((await verify(renewed)).status).toBe(200)
  })

  it('is given to one of many page loads side by side, and lets all of them in', async () => {
    const member = await anOldSession()
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(member.cookie_secret)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.filter(({ headers }) => readSetCookie(headers) !== null)).toHaveLength(1)
    for (const answer of answers)
      expect(await listSessions({ ...member, token: getToken(answer) })).toHaveLength(1)
  })

  it('is issued again when the response with it was lost, however much later', async () => {
    const member = await anOldSession()
    const lost = readSetCookie((await verify(member.cookie_secret)).headers)
    expect(readSetCookie((await verify(member.cookie_secret)).headers)).toBeNull()

    await age(member, 5 * DAY_MS)
    const renewed = readSetCookie((await verify(member.cookie_secret)).headers)
    expect(renewed).toMatch(/^[\w-]{43}$/)
    expect((await verify(lost)).status).toBe(401)
    expect((await verify(renewed)).status).toBe(200)
  })

  it('ends with its session, the one before too', async () => {
    const member = await anOldSession()
    const renewed = readSetCookie((await verify(member.cookie_secret)).headers)
    await api.as(member).call('identity.logout')
    for (const secret of [member.cookie_secret, renewed]) expect((await verify(secret)).status).toBe(401)
  })
})

function verify(cookie: string | null) {
  return api.raw('POST', '/api/v1/auth/verify', {
    host: `${app.slug}.localhost`,
    headers: {
      'content-type': 'application/json',
      cookie: `session=${cookie}`,
      origin: `http://${app.slug}.localhost`,
    },
    body: '{}',
  })
}

function getToken({ json }: Awaited<ReturnType<typeof verify>>): string {
  return (json() as { authentication_token: string }).authentication_token
}

/** Lets the secret of a session be so much older. */
function age({ session_id }: MemberCaller, ms: number): Promise<unknown> {
  const at = new Date(api.clock.now().getTime() - ms)
  return api.inApp(app.id, (tx) =>
    tx.updateTable('sessions').set({ rotated_at: at }).where('id', '=', session_id).execute(),
  )
}

/** Lets the ten minutes pass for which the secret before is good. */
async function expireGrace({ session_id }: MemberCaller): Promise<void> {
  const ends_at = new Date(Date.now() - 1000)
  await api.inApp(app.id, async (tx) => {
    const ended = tx.updateTable('session_old_tokens').set({ ends_at }).where('session_id', '=', session_id)
    await ended.where('ends_at', 'is not', null).execute()
    await tx.updateTable('sessions').set({ last_used_at: new Date() }).where('id', '=', session_id).execute()
  })
}
