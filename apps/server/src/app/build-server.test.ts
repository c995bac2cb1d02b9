import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { aServer } from '../../test/harness.ts'
import { prepareBytes, sendPrepared } from '../platform/http/prepared-bytes.ts'
import { createMetrics } from '../platform/telemetry/index.ts'
import { buildServer } from './build-server.ts'

const api = await aServer()

/** A server of its own, because this one hangs on the public address. */
async function headersAt(base_url: string, path: string): Promise<Record<string, unknown>> {
  const services = { ...api.services, config: { ...api.services.config, base_url } }
  const bytes = await prepareBytes(Buffer.from('here'), { type: 'text/plain', cache: 'no-cache' })
  const { server, fastify } = await buildServer({
    services,
    routes: [],
    probe: () => false,
    metrics: createMetrics(),
    handlers: [
      ({ path: captured, request, response }) => {
        if (captured !== '/here') return false
        sendPrepared(request, response, bytes)
        return true
      },
    ],
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    await answer.arrayBuffer()
    return Object.fromEntries(answer.headers)
  } finally {
    await fastify.close()
  }
}

describe('behind TLS', () => {
  it.each([
    ['a page', '/here'],
    ['a call', '/api/v1/openapi.json'],
    ['a refusal', '/api/v1/nowhere'],
    ['what cannot be read', '/a%00b'],
  ])('tells browsers in %s to come back by TLS alone, and without TLS nothing of it', async (_what, path) => {
    const secure = await headersAt('https://foyer.example', path)
    expect(secure).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    })
    expect(await headersAt('http://foyer.example', path)).not.toHaveProperty('strict-transport-security')
  })
})
