import { request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { setPageAccess } from '#test/factories/access.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { aPage, publishApp, usePlainRenderer } from '#test/factories/pages.ts'
import { onFileEnd } from '#test/file-end.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { isPrivateAddress, listPrivateAddresses } from './private-addresses.ts'
import { startLan, type RunningLan } from './start-lan.ts'

let api: TestServer
let lan: RunningLan
let app: TestApp
let url: string
const shown_apps: TestApp[] = []

beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
  app = await anApp({ name: 'Kiln' })
  shown_apps.push(app)
  await aPage(app, { path: '/', title: 'Home', body_text: 'Welcome home' })
  const locked = await aPage(app, { path: '/paid', title: 'Paid', body_text: 'Only for members' })
  await setPageAccess(app, locked.id, { require_authentication: true })
  await publishApp(app)
  lan = await startLan(api.services, {
    target_port: api.port,
    first_port: 0,
    addresses: ['127.0.0.1', '127.0.0.2'],
    listApps: async () => shown_apps,
  })
  onFileEnd(lan.close)
  url = (await lan.findUrl(app.id)) ?? ''
})

/** A request with headers that `fetch` does not send. */
function send(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const sent = request(new URL(path, url), { method, headers }, async (answer) => {
        const text = Buffer.concat(await answer.toArray()).toString()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
      })
      sent.on('error', reject).end()
    },
  )
}

describe('an app on the local network', () => {
  it.each([
    '/',
    '/_pages/index.json',
    '/manifest.webmanifest',
    '/api/v1/app',
    '/api/v1/pages/resolve?path=/',
  ])('shows %s to guests and sets no cookie', async (path) => {
    const answer = await send(path)
    expect(answer.status).toBe(200)
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  it('shows only the shell of a locked page, also with a member’s token and cookie', async () => {
    const member = await aMember(app)
    const headers = {
      'x-user-token': member.token,
      'x-user-email': member.email,
      cookie: `session=${member.token}`,
    }
    const page = await send('/_pages/paid/index.json', { headers })
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('Only for members')
    expect((await send('/api/v1/me', { headers })).status).toBe(403)
  })

  it.each([
    ['POST', '/api/v1/auth/login'],
    ['POST', '/api/v1/auth/fetch'],
    ['PUT', '/api/v1/schedule'],
    ['DELETE', '/'],
    ['OPTIONS', '/'],
    ['GET', '/api/v1/studio/changes'],
    ['GET', '/api/v1/studio/dev/mailbox'],
    ['GET', '/api/v1/auth/provider/callback/google'],
    ['GET', '/api/v1/realtime'],
    ['GET', '/api/v1/docs'],
  ])('refuses %s %s in words', async (method, path) => {
    const answer = await send(path, { method })
    expect(answer.status).toBe(403)
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'https_required',
      title: 'Open pages only: logging in and saving need https.',
    })
  })

  it.each([
    '/dev/mailbox',
    '/metrics',
    '/readyz',
    '/healthz',
    '/internal/tls-check',
    '/sw.js',
    '/%64ev/mailbox',
  ])('has no %s', async (path) => {
    expect((await send(path)).status).toBe(404)
  })

  it.each(['localhost', 'localhost:4000', 'evil.example', '127.0.0.1', '127.0.0.1:1'])(
    'answers nothing as the host %s',
    async (host) => {
      const answer = await send('/', { headers: { host } })
      expect(answer.status).toBe(400)
    },
  )

  it('has no studio', async () => {
    const answer = await send('/apps')
    expect(answer.status).toBe(404)
  })

  it('gives each app a port of its own, on every address, and new apps too', async () => {
    const other = await anApp({ name: 'Anvil' })
    shown_apps.push(other)
    await aPage(other, { path: '/', title: 'Anvil home' })
    await publishApp(other)
    const other_url = await lan.findUrl(other.id)
    expect(other_url).not.toBe(url)
    const page = await fetch(`${other_url}/_pages/index.json`)
    expect(await page.text()).toContain('Anvil home')
    const listed = (await lan.list()).find(({ name }) => name === 'Anvil')
    expect(listed?.urls).toHaveLength(2)
    expect((await fetch(listed?.urls[1] ?? '')).status).toBe(200)
  })

  it('is where the studio sends a phone, only while it is on', async () => {
    const owner = api.as(atApp(app.owner, app))
    expect(await owner.call('pages.listChanges')).toMatchObject({ lan_address: null })
    api.services.lan = lan
    expect(await owner.call('pages.listChanges')).toMatchObject({ lan_address: url, is_reachable: false })
    api.services.lan = null
  })
})

describe('private addresses', () => {
  it.each([
    ['10.1.2.3', true],
    ['172.16.0.1', true],
    ['172.32.0.1', false],
    ['192.168.1.20', true],
    ['192.0.2.2', false],
    ['8.8.8.8', false],
    ['fd00::2', true],
    ['fe80::1', false],
    ['2001:db8::1', false],
    ['127.0.0.1', false],
  ])('%s: %s', (address, is_private) => {
    expect(isPrivateAddress(address)).toBe(is_private)
  })

  it('lists those first that a phone can reach', () => {
    const entry = (address: string, family: 'IPv4' | 'IPv6') =>
      ({ address, family, internal: false, netmask: '', mac: '', cidr: null, scopeid: 0 }) as never
    const found = listPrivateAddresses({
      docker0: [entry('172.17.0.1', 'IPv4')],
      wlan0: [entry('fd00::2', 'IPv6'), entry('192.168.1.20', 'IPv4'), entry('203.0.113.9', 'IPv4')],
    })
    expect(found).toEqual(['192.168.1.20', 'fd00::2', '172.17.0.1'])
  })
})
