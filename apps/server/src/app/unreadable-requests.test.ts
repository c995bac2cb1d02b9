import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Problem } from '@foyer/contract'
import { buildServer } from './build-server.ts'
import { collectRoutes } from './create-server.ts'
import { features } from './features.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { createMetrics } from '../platform/telemetry/index.ts'
import { exchange } from '#test/raw-http.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

const request = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`
const HOST = 'Host: localhost'
const CLOSE = 'Connection: close'

describe('what is no readable request', () => {
  it.each([
    ['no host', 400, request('GET / HTTP/1.1', CLOSE)],
    ['two hosts', 400, request('GET / HTTP/1.1', HOST, 'Host: other.localhost', CLOSE)],
    ['the same host twice', 400, request('GET /api/v1/app HTTP/1.1', HOST, HOST, CLOSE)],
    [
      'two hosts of an upgrade',
      400,
      request('GET /api/v1/realtime HTTP/1.1', HOST, HOST, 'Connection: Upgrade', 'Upgrade: websocket'),
    ],
    [
      'another expectation',
      417,
      request('POST /api/v1/auth/fetch HTTP/1.1', HOST, 'Expect: more', 'Content-Length: 2', CLOSE),
    ],
    ['a broken request line', 400, request('GET / / HTTP/1.1', HOST)],
    ['another protocol', 400, 'SSH-2.0-client\r\n\r\n'],
    ['a method that is none', 400, request('FETCH / HTTP/1.1', HOST)],
    ['a header without a name', 400, request('GET / HTTP/1.1', HOST, ': x')],
    ['two lengths', 400, request('POST / HTTP/1.1', HOST, 'Content-Length: 1', 'Content-Length: 2')],
    [
      'a length and chunks',
      400,
      request('POST / HTTP/1.1', HOST, 'Content-Length: 1', 'Transfer-Encoding: chunked'),
    ],
    ['headers beyond the limit', 431, request('GET / HTTP/1.1', HOST, `X-Device-Id: ${'x'.repeat(40_000)}`)],
    ['a path that is none', 400, request('GET /a%00b HTTP/1.1', HOST, CLOSE)],
    ['an unknown path', 404, request('GET /nothing.txt HTTP/1.1', 'Host: nobody.localhost', CLOSE)],
    [
      'an upgrade elsewhere',
      404,
      request('GET / HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: websocket'),
    ],
  ])('is a problem with a request id: %s', async (_what, status, text) => {
    const answer = await exchange(api.port, text)
    expect(answer).toMatchObject({
      status,
      headers: {
        'content-type': 'application/problem+json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      },
    })
    const problem = JSON.parse(answer.body) as Problem
    expect(problem).toMatchObject({ status, request_id: answer.headers['x-request-id'] })
    expect(problem.request_id).toMatch(/^[\w-]{20,}$/)
  })

  it('is not a request of HTTP/1.0 without a host', async () => {
    expect(await exchange(api.port, request('GET /healthz HTTP/1.0'))).toMatchObject({ status: 200 })
  })
})

describe('a body', () => {
  let port = 0
  let close: () => Promise<void>
  beforeAll(async () => {
    const { server, fastify } = await buildServer({
      services: api.services,
      routes: collectRoutes(features),
      probe: () => false,
      handlers: [],
      metrics: createMetrics(),
      body_timeouts: { idle_ms: 200, rest_ms: 100 },
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
    close = () => fastify.close()
  })
  afterAll(() => close())

  const post = (path: string, ...headers: string[]) =>
    request(`POST ${path} HTTP/1.1`, HOST, 'Content-Type: application/json', ...headers)

  it.each([['/api/v1/studio/auth/login'], ['/api/v1/nowhere'], ['/nowhere']])(
    'without an end is cut at the limit: %s',
    async (path) => {
      const chunk = `400\r\n${'x'.repeat(1024)}\r\n`
      const answer = await exchange(port, post(path, 'Transfer-Encoding: chunked'), () => chunk)
      expect([404, 413]).toContain(answer.status)
    },
  )

  it.each([
    ['nothing', post('/api/v1/studio/auth/login', 'Content-Length: 50')],
    ['a part', `${post('/api/v1/studio/auth/login', 'Content-Length: 50')}{"email":`],
    ['a chunk', `${post('/api/v1/studio/auth/login', 'Transfer-Encoding: chunked')}2\r\n{"\r\n`],
  ])('that stops after %s is refused', async (_what, text) => {
    const answer = await exchange(port, text)
    expect(answer).toMatchObject({ status: 408, headers: { connection: 'close' } })
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'malformed', status: 408 })
  })
})
