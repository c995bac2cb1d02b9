import { beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { aMember, mailsTo, type MemberCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aVerifiedDomain } from '#test/factories/domains.ts'
import { aPage, usePlainRenderer, publishApp } from '#test/factories/pages.ts'
import { aSecondServer, aServer, clientFor, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { createRenderInput } from '../features/pages/documents/documents.ts'
import { serveSiteFile } from '../features/pages/serving/serve.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
  await usePlainRenderer()
})

const inStudio = (app: TestApp) => api.as({ ...app.owner, headers: { 'x-app-slug': app.slug } })
const hostOf = ({ slug }: { slug: string }) => `${slug}.localhost`
const get = (host: string, path: string, headers = {}) => api.raw('GET', path, { host, headers })
const asAt = (member: MemberCaller, address_host: string) => api.as({ ...member, slug: null, address_host })
const isServed = async (host: string) => (await get(host, '/robots.txt')).status

async function anAppAtItsDomain() {
  const app = await anApp()
  const { id, domain } = await aVerifiedDomain(app, { is_primary: true })
  return { app, id, domain }
}

describe('an app at its own domain', () => {
  it('is found there once the domain is proven, and not before', async () => {
    const app = await anApp()
    const domain = `fit.${newId()}.test`
    await inStudio(app).call('apps.addDomain', { domain })
    expect(await isServed(domain)).toBe(404)
    await aVerifiedDomain(await anApp(), { domain })
    expect(await isServed(domain)).toBe(200)
  })

  it('answers files, data and calls there and at its slug', async () => {
    const { app, domain } = await anAppAtItsDomain()
    const member = await aMember(app)
    await aPage(app, { path: '/about' })
    await publishApp(app)
    for (const host of [domain, hostOf(app), domain.toUpperCase(), `${domain}:4000`]) {
      for (const path of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/_pages/about/index.json'])
        expect([host, path, (await get(host, path)).status]).toEqual([host, path, 200])
      expect((await asAt(member, host).call('identity.listSessions')).sessions).toHaveLength(1)
    }
    const slug = { 'x-app-slug': (await anApp()).slug }
    expect((await get(domain, '/api/v1/app', slug)).status).toBe(404)
  })

  it('uses its domain in every response that contains an address', async () => {
    const { app, domain } = await anAppAtItsDomain()
    await aPage(app, { path: '/about' })
    await publishApp(app)
    for (const host of [domain, hostOf(app)]) {
      expect((await get(host, '/sitemap.xml')).text).toContain(`<loc>http://${domain}/about</loc>`)
      expect((await get(host, '/robots.txt')).text).toContain(`Sitemap: http://${domain}/sitemap.xml`)
    }
    const ctx = await api.readIn(app.id)
    const input = { kind: 'app', locale: 'en', index: null } as const
    expect(createRenderInput(ctx, {} as never, input).origin).toBe(`http://${domain}`)
    const { address } = await inStudio(app).call('apps.getStudioApp')
    expect(address).toEqual({ url: `http://${domain}`, is_reachable: true, obstacle: null })
    expect((await inStudio(app).call('pages.listChanges')).address).toBe(`http://${domain}`)
    expect((await inStudio(app).call('members.viewApp')).url).toMatch(`http://${domain}/?session=`)
    const { google } = await inStudio(app).call('apps.getSignIn')
    expect(google.redirect_url).toMatch(`http://${domain}/`)
    const email = `${newId()}@example.com`
    await inStudio(app).call('members.inviteMember', { email })
    expect((await mailsTo(app, email)).at(-1)?.text).toContain(`http://${domain}/#auth?`)
    const { webhook_url } = await inStudio(app).call('commerce.getPaymentSettings')
    expect(webhook_url).toMatch(`http://${hostOf(app)}/`)
  })

  it('binds passkeys to the host that is used', async () => {
    const { app, domain } = await anAppAtItsDomain()
    const member = await aMember(app)
    for (const host of [domain, hostOf(app)])
      expect((await asAt(member, host).call('identity.preparePasskey')).rp.id).toBe(host)
  })

  it('lets sockets in that its own pages open, and none of another origin', async () => {
    const { app, domain } = await anAppAtItsDomain()
    const { token } = await aMember(app)
    expect(await openSocket(domain, `http://${domain}`, token)).toBe('{"type":"ready"}')
    expect(await openSocket(domain, `http://${hostOf(app)}`, token)).toBe('refused')
  })
})

describe('pages at the other hosts of an app', () => {
  it.each([
    ['/', '/'],
    ['/programs/slow%20burn?lang=de', '/programs/slow%20burn?lang=de'],
    ['/me/account?token=a%26b', '/me/account?token=a%26b'],
    ['/buy/1?coupon=x', '/buy/1?coupon=x'],
    ['/?session=abc', '/?session=abc'],
    ['/a%3Fb%23c', '/a%3Fb%23c'],
  ])('lead from %s to %s of the domain that it has chosen', async (path, there) => {
    const { app, domain } = await anAppAtItsDomain()
    const { domain: beside } = await aVerifiedDomain(app)
    for (const host of [hostOf(app), beside]) {
      const { status, headers } = await get(host, path)
      expect([host, status, headers['location']]).toEqual([host, 308, `http://${domain}${there}`])
      expect(headers['cache-control']).toBe('no-cache')
    }
    expect((await get(domain, path)).status).not.toBe(308)
  })

  it('lead nowhere for what is no page', async () => {
    const { app } = await anAppAtItsDomain()
    for (const path of ['/api/v1/app', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/healthz'])
      expect([path, (await get(hostOf(app), path)).status]).toEqual([path, 200])
    for (const path of ['/_pages/none/index.json', '/_assets/none.js', '/favicon.ico', '/.well-known/x'])
      expect([path, (await get(hostOf(app), path)).status]).toEqual([path, 404])
  })

  it('treat a path that looks like another host as a path of the domain', async () => {
    const { app, domain } = await anAppAtItsDomain()
    for (const path of ['//evil.example/x', '/%2F%2Fevil.example', '/\\evil.example']) {
      const { status, headers } = await get(hostOf(app), path)
      const host = status === 308 ? new URL(String(headers['location'])).host : null
      expect([null, domain]).toContain(host)
    }
  })

  it('are served in the studio’s frames, and redirect everyone else at the same time', async () => {
    const { app, domain } = await anAppAtItsDomain()
    await aPage(app, { path: '/about' })
    await publishApp(app)
    const requested = ['/about', '/about?page-builder', '/about', '/about?page-builder&x=1', '/about?x=1']
    const answers = []
    for (const path of requested) answers.push((await get(hostOf(app), path)).status)
    expect(answers).toEqual([308, 200, 308, 200, 308])
    expect((await get(domain, '/about?page-builder')).status).toBe(200)
  })

  it('use the app’s current host, even for requests that were running when it moved', async () => {
    const app = await anApp()
    const before = (await api.readIn(app.id)).app
    const { domain } = await aVerifiedDomain(app, { is_primary: true })
    const ctx = { ...(await api.readIn(app.id)), app: before }
    await serveSiteFile(
      { app: before, now: new Date(), services: api.services, openContext: () => ctx },
      'robots',
    )
    expect((await get(domain, '/robots.txt')).text).toContain(`http://${domain}/sitemap.xml`)
  })

  it('lead from a proven domain to the slug while none is chosen', async () => {
    const app = await anApp()
    const { domain } = await aVerifiedDomain(app)
    expect((await get(domain, '/about')).headers['location']).toBe(`http://${hostOf(app)}/about`)
    expect((await get(hostOf(app), '/about')).status).not.toBe(308)
  })

  it('return to the slug once the domain is deactivated or removed', async () => {
    const { app, id, domain } = await anAppAtItsDomain()
    await inStudio(app).call('apps.setPrimaryDomain', { id: null })
    expect((await get(domain, '/about')).headers['location']).toBe(`http://${hostOf(app)}/about`)
    await inStudio(app).call('apps.setPrimaryDomain', { id })
    expect((await get(hostOf(app), '/about')).status).toBe(308)
    await inStudio(app).call('apps.removeDomain', { id })
    expect((await get(hostOf(app), '/about')).status).not.toBe(308)
    expect(await isServed(domain)).toBe(404)
    expect((await inStudio(app).call('apps.getStudioApp')).address.url).toBe(`http://${hostOf(app)}`)
  })
})

describe('a domain and the rest of what happens to an app', () => {
  it('takes the place of a slug that has been left, too', async () => {
    const { app, domain } = await anAppAtItsDomain()
    const slug = `moved-${newId().slice(-10)}`
    await inStudio(app).call('apps.changeSlug', { slug })
    for (const host of [hostOf(app), hostOf({ slug })])
      expect((await get(host, '/about?x=1')).headers['location']).toBe(`http://${domain}/about?x=1`)
    expect(await isServed(domain)).toBe(200)
  })

  it('shows only the name while the app is switched off', async () => {
    const { app, domain } = await anAppAtItsDomain()
    await inStudio(app).call('apps.switchOff')
    for (const host of [domain, hostOf(app)])
      for (const path of ['/about', '/robots.txt'])
        expect([host, path, (await get(host, path)).status]).toEqual([host, path, 503])
    await inStudio(app).call('apps.switchOn')
    expect(await isServed(domain)).toBe(200)
  })

  it('reaches other servers within two seconds when it is added, made primary or removed', async () => {
    const app = await anApp()
    const { port } = await aSecondServer()
    const domain = `fit.${newId()}.test`
    const there = (address_host: string) =>
      clientFor(port, { address_host })
        .call('apps.getApp')
        .then(({ id }) => id, String)
    const soon = { timeout: 2_000 }
    expect(await there(domain)).not.toBe(app.id)
    const { id } = await aVerifiedDomain(app, { domain })
    await expect.poll(() => there(domain), soon).toBe(app.id)
    await inStudio(app).call('apps.removeDomain', { id })
    await expect.poll(() => there(domain), soon).not.toBe(app.id)
  })

  it('lets a proxy obtain a certificate for a verified domain, and for no unverified one', async () => {
    const app = await anApp()
    const domain = `fit.${newId()}.test`
    const check = () => get('127.0.0.1', `/internal/tls-check?domain=${domain}`)
    const { domains } = await inStudio(app).call('apps.addDomain', { domain })
    expect((await check()).status).toBe(404)
    api.dns.set(domains[0]!.record.name, domains[0]!.record.value)
    await inStudio(app).call('apps.checkDomain', { id: domains[0]!.id })
    expect((await check()).status).toBe(200)
    await inStudio(app).call('apps.removeDomain', { id: domains[0]!.id })
    expect((await check()).status).toBe(404)
  })

  it.each(['x-forwarded-host', 'forwarded', 'x-original-host', 'x-host'])(
    'is not chosen by %s',
    async (header) => {
      const { domain } = await anAppAtItsDomain()
      const other = await anApp()
      const value = header === 'forwarded' ? `host=${domain}` : domain
      const { text } = await get(hostOf(other), '/robots.txt', { [header]: value })
      expect(text).toContain(`http://${hostOf(other)}/sitemap.xml`)
      expect((await get('stranger.test', '/robots.txt', { [header]: value })).status).toBe(404)
    },
  )

  it.each(['.', '..', '/', '@evil.example', '#', ',', ':x', ':99999999'])(
    'is not found by a host with "%s" behind it',
    async (end) => {
      const { domain } = await anAppAtItsDomain()
      expect([400, 404]).toContain((await get(`${domain}${end}`, '/robots.txt')).status)
    },
  )
})

/** Returns the type of the first message on a page's socket. */
function openSocket(host: string, origin: string, token: string): Promise<string> {
  const socket = new WebSocket(`ws://127.0.0.1:${api.port}/api/v1/realtime`, { headers: { host, origin } })
  socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token })))
  return new Promise((resolve) => {
    socket.on('error', () => resolve('refused'))
    socket.on('message', (bytes: Buffer) => {
      resolve(bytes.toString('utf8'))
      socket.close()
    })
  })
}
