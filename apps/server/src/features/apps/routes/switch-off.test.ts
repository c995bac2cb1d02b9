import { beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { SWITCHED_OFF_HEADER } from '@foyer/domain/pages'
import { aMember } from '#test/factories/identity.ts'
import { anApp, anOwner, type TestApp } from '#test/factories/apps.ts'
import { aSecondServer, aServer, type TestServer } from '#test/harness.ts'
import { anOpenSocket } from '#test/sockets.ts'
import { inTransaction } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

/** The header by which a device distinguishes this response from a failing server. */
const MARK = { [SWITCHED_OFF_HEADER.name]: SWITCHED_OFF_HEADER.value }

/** Calls through the studio's host, as the studio does. */
const inStudio = (app: TestApp, who = app.owner) => api.as({ ...who, headers: { 'x-app-slug': app.slug } })
const switchOff = (app: TestApp) => inStudio(app).call('apps.switchOff')
const switchOn = (app: TestApp) => inStudio(app).call('apps.switchOn')
const open = (app: { slug: string }, path: string) => api.raw('GET', path, { host: `${app.slug}.localhost` })

describe('POST /studio/app/off', () => {
  it('serves a page with only the name on the hosts of the app, for every path', async () => {
    const app = await anApp({ name: '<b>Kiln</b> & "Co"' })
    const domain = `${app.slug}.example`
    await api.database.control
      .insertInto('hosts')
      .values({ domain, app_id: app.id, verified_at: new Date() })
      .execute()
    expect((await open(app, '/robots.txt')).headers).not.toMatchObject(MARK)
    expect((await open(app, '/api/v1/nothing')).headers).not.toMatchObject(MARK)
    await switchOff(app)
    const paths = ['/', '/robots.txt', '/_pages/index.json', '/media/public/a.png', '/sw.js', '/me/account']
    for (const path of paths) {
      const answer = await open(app, path)
      expect([path, answer.status]).toEqual([path, 503])
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '3600', ...MARK })
      expect(answer.text).toContain('<h1>&#60;b&#62;Kiln&#60;/b&#62; &#38; &#34;Co&#34;</h1>')
    }
    expect((await api.raw('GET', '/', { host: domain })).status).toBe(503)
  })

  it('refuses every call of members and guests on every host, while the studio works', async () => {
    const app = await anApp()
    const member = await aMember(app)
    await switchOff(app)
    const refused = { status: 503, code: 'app_switched_off' }
    await expect(api.as({ slug: app.slug }).call('apps.getApp')).rejects.toMatchObject(refused)
    await expect(api.as(member).call('identity.listSessions')).rejects.toMatchObject(refused)
    const { status, headers } = await open(app, '/api/v1/app')
    expect([status, headers]).toEqual([503, expect.objectContaining(MARK)])
    const at_base = { ...member, slug: null, headers: { 'x-app-slug': app.slug } }
    await expect(api.as(at_base).call('identity.listSessions')).rejects.toMatchObject(refused)
    const page_text = await inStudio(app).call('apps.updateApp', { name: 'Kiln & Co' })
    expect(page_text.name).toBe('Kiln & Co')
    expect(page_text.switched_off_at).toBe(api.clock.now().toISOString())
  })

  it('leaves every other app unchanged', async () => {
    const [app, other] = [await anApp(), await anApp()]
    await switchOff(app)
    expect((await open(other, '/robots.txt')).status).toBe(200)
    expect((await api.as({ slug: other.slug }).call('apps.getApp')).id).toBe(other.id)
  })

  it('ends live connections within two seconds, on every server, and lets none in', async () => {
    const app = await anApp()
    const [here, there] = [await aMember(app), await aMember(app)]
    const second = await aSecondServer()
    const sockets = [await anOpenSocket(api.port, here), await anOpenSocket(second.port, there)]
    const started = performance.now()
    await switchOff(app)
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401])
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(await openSocket(here)).toBe(4401)
  })

  it('is undone by switching on: members are where they were, still signed in', async () => {
    const app = await anApp()
    const member = await aMember(app)
    await switchOff(app)
    await switchOff(app)
    expect((await switchOn(app)).switched_off_at).toBeNull()
    await switchOn(app)
    expect((await open(app, '/robots.txt')).status).toBe(200)
    expect((await api.as(member).call('identity.listSessions')).sessions).toHaveLength(1)
    const { entries } = await api.as(app.owner).call('team.listTeamLog')
    expect(entries.map(({ action }) => action)).toEqual(['app_switched_on', 'app_switched_off'])
  })

  it('holds mails of the app until it is switched on again, and sends each once', async () => {
    const [app, other] = [await anApp(), await anApp()]
    const [stored, sent] = [`${newId()}@example.com`, `${newId()}@example.com`]
    await switchOff(app)
    await mail(app, stored)
    await mail(other, sent)
    await vi.waitFor(async () => expect(await received(sent)).toBe(1), { timeout: 10_000 })
    await vi.waitFor(async () => expect(await isHeld(stored)).toBe(true), { timeout: 10_000 })
    expect(await received(stored)).toBe(0)
    await switchOn(app)
    await vi.waitFor(async () => expect(await received(stored)).toBe(1), { timeout: 10_000 })
    await switchOff(app)
    await switchOn(app)
    expect(await isHeld(stored)).toBe(false)
    expect(await received(stored)).toBe(1)
  })

  it('allows only owners and account admins of this account, in both directions', async () => {
    const [app, other] = [await anApp(), await anApp()]
    const admin = await anOwner({ account_id: app.account_id, role: 'admin' })
    const account_admin = await anOwner({ account_id: app.account_id, role: 'account_admin' })
    for (const name of ['apps.switchOff', 'apps.switchOn'] as const) {
      await expect(inStudio(app, admin).call(name)).rejects.toMatchObject({ status: 403 })
      await expect(inStudio(app, other.owner).call(name)).rejects.toMatchObject({ status: 404 })
      expect((await inStudio(app, account_admin).call(name)).id).toBe(app.id)
    }
  })
})

/** The code with which a socket is refused. */
function openSocket({ slug, token }: { slug: string; token: string }): Promise<number> {
  const host = `${slug}.localhost`
  const socket = new WebSocket(`ws://127.0.0.1:${api.port}/api/v1/realtime`, {
    headers: { host, origin: `http://${host}` },
  })
  socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token })))
  return new Promise((resolve, reject) => {
    socket.on('close', resolve)
    socket.on('error', reject)
  })
}

async function mail(app: TestApp, to: string): Promise<void> {
  const message = { app_id: app.id, idempotency_key: newId(), to, subject: 'News', text: 'News of the week' }
  await inTransaction(api.database, app.id, (tx) => api.services.mail.send(tx, message))
}

async function received(to: string): Promise<number> {
  const { rows } = await api.database.pool.query('select 1 from mailbox_messages where to_address = $1', [to])
  return rows.length
}

async function isHeld(to: string): Promise<boolean> {
  const text = 'select 1 from mail_messages where to_address = $1 and held_at is not null'
  return (await api.database.pool.query(text, [to])).rows.length > 0
}
