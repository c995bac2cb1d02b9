import { beforeAll, describe, expect, it } from 'vitest'
import { aDeletedApp, anApp } from '#test/factories/apps.ts'
import { aServer, runInAppOf, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { purgeApp } from '../features/apps/lifecycle/purge-app.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const check = async (domain: string, { host = '127.0.0.1', headers = {} } = {}) => {
  const path = `/internal/tls-check?domain=${encodeURIComponent(domain)}`
  return (await api.raw('GET', path, { host, headers })).status
}

async function aDomain(app: { id: string }, verified_at: Date | null): Promise<string> {
  const domain = `${newId()}.example`
  await api.database.control.insertInto('hosts').values({ domain, app_id: app.id, verified_at }).execute()
  return domain
}

describe('/internal/tls-check', () => {
  it('knows the hosts of apps and the domains that are proven', async () => {
    const app = await anApp()
    expect(await check(`${app.slug}.localhost`)).toBe(200)
    expect(await check(`${app.slug}.LOCALHOST`, { host: 'localhost' })).toBe(200)
    expect(await check(await aDomain(app, new Date()))).toBe(200)
    expect(await check(await aDomain(app, null))).toBe(404)
  })

  it('knows the host of owner-written code', async () => {
    expect(await check(api.services.config.sandbox_host)).toBe(200)
  })

  it('knows the host that an app has left and that of one which is switched off', async () => {
    const app = await anApp()
    const { call } = api.as({ ...app.owner, headers: { 'x-app-slug': app.slug } })
    await call('apps.switchOff')
    expect(await check(`${app.slug}.localhost`)).toBe(200)
    await call('apps.changeSlug', { slug: `next-${newId().slice(-10)}` })
    expect(await check(`${app.slug}.localhost`)).toBe(200)
  })

  it('accepts the host of a deleted app, which responds with 410, but not its domain, which serves nothing', async () => {
    const app = await anApp()
    const domain = await aDomain(app, new Date())
    await aDeletedApp(app, 1)
    expect([await check(`${app.slug}.localhost`), await check(domain)]).toEqual([200, 404])
    expect((await api.raw('GET', '/', { host: `${app.slug}.localhost` })).status).toBe(410)
  })

  it('does not know the host of an app that has been erased', async () => {
    const app = await aDeletedApp(await anApp(), 31)
    const { signal } = new AbortController()
    await runInAppOf(api.services, app.id, (ctx) => purgeApp(ctx, { signal }))
    expect(await check(`${app.slug}.localhost`)).toBe(404)
  })

  it.each(['', 'no-such-app.localhost', 'localhost', '127.0.0.1', 'stranger.example', 'a b', '../x'])(
    'answers 404 for "%s"',
    async (domain) => {
      expect(await check(domain)).toBe(404)
    },
  )

  it('answers 404 for the name of an app with a port or a dot behind it', async () => {
    const { slug } = await anApp()
    for (const end of [':443', '.']) expect(await check(`${slug}.localhost${end}`)).toBe(404)
  })

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
    'is not told to anyone whom a proxy lets through with %s',
    async (header) => {
      const { slug } = await anApp()
      expect(await check(`${slug}.localhost`, { headers: { [header]: '203.0.113.7' } })).toBe(404)
    },
  )

  it('does not exist on the hosts of apps, whose pages may have that path', async () => {
    const { slug } = await anApp()
    expect(await check(`${slug}.localhost`, { host: `${slug}.localhost` })).not.toBe(200)
  })
})
