import { beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const sandbox = () => api.services.config.sandbox_host

describe('the frame of owner code', () => {
  it('is on the sandbox host, in an opaque origin by its own header, and sets no cookie', async () => {
    const { status, headers, body } = await api.raw('GET', '/code', { host: sandbox() })
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/html')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups;/)
    expect(policy).not.toContain('allow-same-origin')
    expect(headers['set-cookie']).toBeUndefined()
    expect(String(body)).toContain('createContextualFragment')
  })

  it('has nothing beside it', async () => {
    expect((await api.raw('GET', '/', { host: sandbox() })).status).toBe(404)
    expect((await api.raw('GET', '/about', { host: sandbox() })).status).toBe(404)
  })

  it('is not at the host of an app or of the studio', async () => {
    const app = await anApp()
    for (const host of [`${app.slug}.localhost`, api.services.config.base_host]) {
      const { headers } = await api.raw('GET', '/code', { host })
      expect(String(headers['content-security-policy'])).not.toMatch(/(?:^|; )sandbox\b/)
    }
  })
})
