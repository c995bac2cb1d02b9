import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { healthz, metricsHandler, readyz } from './health.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { createShutdown } from './shutdown.ts'

function aLog() {
  const lines: string[] = []
  return {
    lines,
    log: createLogger({ level: 'info', to: { write: (line: string) => void lines.push(line) } }),
  }
}

describe('createLogger', () => {
  it.each([
    [
      'an authorization header',
      { headers: { authorization: 'Bearer abcdefghijklmnop' } },
      'abcdefghijklmnop',
    ],
    ['a cookie', { req: { headers: { cookie: 'session=s3cr3ts3cr3t' } } }, 's3cr3ts3cr3t'],
    ['a token of our own header', { 'x-user-token': 'tok_1234567890' }, 'tok_1234567890'],
    ['a password deep inside', { a: { b: [{ password: 'hunter2hunter2' }] } }, 'hunter2hunter2'],
    ['a field whose name ends in secret', { webhook_secret: 'whsec_123456' }, 'whsec_123456'],
    ['an e-mail address', { member: { contact: 'maya.lindqvist@example.com' } }, 'maya.lindqvist'],
    ['an e-mail in an error', { err: new Error('no user dana@example.org') }, 'dana@'],
    ['a token in a text', { url: '/x?token=abcdefghijklmnop' }, 'abcdefghijklmnop'],
    [
      'the row of a database error',
      { err: Object.assign(new Error('duplicate'), { detail: 'Key (name)=(Top secret plan)' }) },
      'Top secret',
    ],
  ])('keeps %s out', (_name, fields, secret) => {
    const { lines, log } = aLog()
    log.info(fields, 'something happened')
    expect(lines.join('')).toContain('something happened')
    expect(lines.join('')).not.toContain(secret)
  })

  it('masks the message itself and what a child logger is bound to', () => {
    const { lines, log } = aLog()
    log.child({ email: 'zoe@example.com', request_id: 'r1' }).warn('sent to zoe@example.com')
    expect(lines.join('')).not.toContain('zoe@')
    expect(lines.join('')).toContain('z…@example.com')
    expect(lines.join('')).toContain('r1')
  })

  it('retains what helps to understand an error', () => {
    const { lines, log } = aLog()
    log.error(
      {
        err: Object.assign(new Error('boom'), { code: '23505', constraint: 'apps_slug' }),
        call: 'apps.createApp',
      },
      'failed',
    )
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      call: 'apps.createApp',
      err: { message: 'boom', code: '23505', constraint: 'apps_slug' },
    })
  })
})

describe('the handlers', () => {
  let server: Server | undefined
  afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))))

  async function request(listener: RequestListener, headers: Record<string, string> = {}) {
    server = createServer(listener)
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers })
    return { status: answer.status, text: await answer.text(), retry: answer.headers.get('retry-after') }
  }
  const ready = {
    pingDatabase: async () => 1,
    isMigrated: () => true,
    isDraining: () => false,
    isDiskFull: async () => false,
    areJobsRunning: () => true,
    timeout_ms: 50,
  }

  it('reports that the process is alive, whatever the state of the database', async () => {
    expect(await request(healthz)).toMatchObject({ status: 200 })
  })

  it('is ready when every check passes', async () => {
    expect(await request((req, res) => void readyz(ready)(req, res))).toMatchObject({
      status: 200,
      retry: null,
    })
  })

  it.each([
    ['running', true],
    ['starting', false],
  ])('takes requests while jobs are %s', async (jobs, are_running) => {
    const readiness = { ...ready, areJobsRunning: () => are_running }
    const answer = await request((req, res) => void readyz(readiness)(req, res))
    expect(answer).toMatchObject({ status: 200, retry: null })
    expect(JSON.parse(answer.text)).toEqual({ status: 'ok', jobs })
  })

  it.each([
    ['draining', { ...ready, isDraining: () => true }],
    ['migrating', { ...ready, isMigrated: () => false }],
    ['database', { ...ready, pingDatabase: () => Promise.reject(new Error('refused')) }],
    ['database', { ...ready, pingDatabase: () => new Promise(() => undefined) }],
    ['disk', { ...ready, isDiskFull: async () => true }],
  ])('is not ready for the reason %s', async (reason, readiness) => {
    const answer = await request((req, res) => void readyz(readiness)(req, res))
    expect(answer).toMatchObject({ status: 503, retry: '5' })
    expect(JSON.parse(answer.text)).toMatchObject({ reason })
  })

  it.each([
    ['loopback', null, {}, 200],
    ['loopback through a proxy', null, { 'x-forwarded-for': '203.0.113.9' }, 404],
    [
      'the token through a proxy',
      'right',
      { authorization: 'Bearer right', 'x-forwarded-for': '203.0.113.9' },
      200,
    ],
    ['a wrong token', 'right', { authorization: 'Bearer wrong' }, 404],
    ['a token where none is set', null, { authorization: 'Bearer right' }, 404],
    ['a token where the set one is empty', '', { authorization: 'Bearer x' }, 404],
  ])('shows figures to %s or not', async (_name, token, headers, status) => {
    const metrics = createMetrics()
    const answer = await request((req, res) => void metricsHandler(metrics, { token })(req, res), headers)
    metrics.stop()
    expect(answer.status).toBe(status)
    expect(answer.text.includes('foyer_uptime_seconds')).toBe(status === 200)
  })
})

describe('createMetrics', () => {
  it('counts responses by call and class, jobs by outcome, and reads gauges on request', async () => {
    const metrics = createMetrics()
    let dead = 3
    metrics.measure({
      sockets: () => 7,
      channels: () => 2,
      deadLetters: async () => dead,
      outboxWaiting: async () => 0,
    })
    metrics.httpAnswered('pages.getPage', 404, 0.004)
    metrics.jobFinished('media.make_variants', 'retried', 1.5)
    expect(metrics.treeFaultFound('loop', 'a page')).toBe(true)
    expect(metrics.treeFaultFound('loop', 'a page')).toBe(false)
    dead = 4
    const { body } = await metrics.read()
    metrics.stop()
    expect(body).toContain('foyer_http_seconds_count{call="pages.getPage",status="4xx"} 1')
    expect(body).toContain('foyer_jobs_total{job="media.make_variants",outcome="retried"} 1')
    expect(body).toContain('foyer_tree_faults_total{fault="loop"} 1')
    expect(body).toContain('foyer_tree_faults_total{fault="missing_parent"} 0')
    expect(body).toContain('foyer_realtime_sockets 7')
    expect(body).toContain('foyer_dead_letters 4')
  })
})

describe('createShutdown', () => {
  it('closes stage after stage, whatever order they were added in', async () => {
    const order: string[] = []
    const shutdown = createShutdown({ log: aLog().log })
    for (const stage of ['database', 'pool', 'http', 'jobs', 'sockets'] as const) {
      shutdown.add(stage, stage, async () => {
        await new Promise((resolve) => setImmediate(resolve))
        order.push(stage)
      })
    }
    expect(shutdown.isDraining()).toBe(false)
    const drained = shutdown.drain()
    expect(shutdown.isDraining()).toBe(true)
    await drained
    expect(order).toEqual(['http', 'sockets', 'jobs', 'pool', 'database'])
  })

  it('closes the sockets while the server still waits for them', async () => {
    const shutdown = createShutdown({ log: aLog().log })
    let closed_sockets = (): void => undefined
    const sockets_closed = new Promise<void>((resolve) => (closed_sockets = resolve))
    const order: string[] = []
    shutdown.add('http', 'server', async () => {
      order.push('no new requests')
      await sockets_closed
      order.push('server closed')
    })
    shutdown.add('sockets', 'sockets', async () => {
      order.push('sockets told')
      closed_sockets()
    })
    await shutdown.drain()
    expect(order).toEqual(['no new requests', 'sockets told', 'server closed'])
  })

  it('continues when a part fails or hangs, and logs it', async () => {
    const { lines, log } = aLog()
    const closed: string[] = []
    const shutdown = createShutdown({ log, step_ms: 20 })
    shutdown.add('http', 'broken server', () => Promise.reject(new Error('would not close')))
    shutdown.add('jobs', 'stuck job', () => new Promise(() => undefined))
    shutdown.add('database', 'database', async () => void closed.push('database'))
    await shutdown.drain()
    expect(closed).toEqual(['database'])
    expect(lines.join('')).toContain('broken server')
    expect(lines.join('')).toContain('stuck job')
  })

  it('drains once, however often it is called', async () => {
    let times = 0
    const shutdown = createShutdown({ log: aLog().log })
    shutdown.add('http', 'server', async () => void times++)
    await Promise.all([shutdown.drain(), shutdown.drain()])
    expect(times).toBe(1)
  })
})
