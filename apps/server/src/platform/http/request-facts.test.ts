import { describe, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aMember } from '#test/factories/identity.ts'
import { aServer } from '#test/harness.ts'
import { readRequestFacts } from './request-facts.ts'

const api = await aServer()
const { config } = api.services

const factsOf = (headers: Record<string, string>) =>
  readRequestFacts(
    {
      id: 'r-1',
      headers: { host: 'kiln.localhost', ...headers },
      remote_address: '127.0.0.1',
      is_from_this_machine: true,
      country: null,
      raw_body: null,
    },
    config,
  )

describe('client headers', () => {
  it.each([
    ['x-session-id', 'visit-1', { session_id: 'visit-1' }],
    ['x-device-id', 'device-1', { device_id: 'device-1' }],
    ['x-origin-url', 'https://kiln.example/a', { origin_url: 'https://kiln.example/a' }],
    ['x-standalone', 'true', { is_standalone: true }],
    ['x-native', 'true', { is_native: true }],
    ['x-client-size', '375x812', { client_size: '375x812' }],
    ['x-user-token', 'a-token', { token: 'a-token' }],
  ])('is read from %s', (header, value, facts) => {
    expect(factsOf({ [header]: value })).toMatchObject(facts)
  })

  it('are null when they are absent', () => {
    expect(factsOf({})).toMatchObject({
      session_id: null,
      device_id: null,
      origin_url: null,
      is_standalone: false,
      is_native: false,
      client_size: null,
      token: null,
      cookie_secret: null,
      host: 'kiln.localhost',
    })
  })

  it('must agree: an e-mail that is not the token’s, or a slug that is not the host’s', async () => {
    const app = await anApp()
    const other = await anApp()
    const { token, email } = await aMember(app)
    const host = `${app.slug}.localhost`
    const request = async (headers: Record<string, string>) =>
      (await api.raw('GET', '/api/v1/purchases', { host, headers: { 'x-user-token': token, ...headers } }))
        .status
    expect(await request({ 'x-user-email': email.toUpperCase(), 'x-app-slug': app.slug })).toBe(200)
    expect(await request({ 'x-user-email': 'somebody@example.com' })).toBe(401)
    expect(await request({ 'x-app-slug': other.slug })).toBe(404)
  })

  it('get a response with headers that forbid framing, sniffing and storing', async () => {
    const app = await anApp()
    const answer = await api.raw('GET', '/api/v1/app', { host: `${app.slug}.localhost` })
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })
})
