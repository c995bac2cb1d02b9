import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { atApp } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

describe('getMailSender', () => {
  it('reads the records now', async () => {
    const domain = api.services.config.mail_from.split('@')[1] ?? ''
    const read = () => api.as(atApp(app.owner, app)).call('notifications.getMailSender', {})
    expect((await read()).checks).toEqual([
      { kind: 'spf', name: domain, state: 'missing', record: null },
      { kind: 'dkim', name: null, state: 'not_configured', record: null },
      { kind: 'dmarc', name: `_dmarc.${domain}`, state: 'missing', record: null },
    ])
    api.dns.set(domain, 'v=spf1 mx -all')
    api.dns.set(`_dmarc.${domain}`, 'v=DMARC1; p=none')
    expect((await read()).checks.map(({ state }) => state)).toEqual(['ok', 'not_configured', 'weak'])
    api.dns.setReachable(false)
    expect((await read()).checks[0]?.state).toBe('unreachable')
    api.dns.setReachable(true)
  })
})
