import { describe, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aServer } from '#test/harness.ts'

const api = await aServer()

const problem = (body: unknown) => body as { code: string; status: number; request_id: string }

describe('the HTTP server', () => {
  it.each([
    ['an encoded slash', '/a%2Fb'],
    ['an encoded backslash', '/a%5cb'],
    ['a NUL', '/a%00b'],
    ['dot segments', '/a/../b'],
    ['an encoded dot', '/a/%2e%2e/b'],
    ['a backslash', '/a\\b'],
    ['a broken escape', '/a%zz'],
    ['a doubled slash', '//evil.example/x'],
  ])('refuses %s before any routing', async (_what, path) => {
    const answer = await api.raw('GET', path)
    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(problem(answer.json()).code).toBe('malformed')
  })

  it('answers an unknown call with the same problem as an unknown object, and a request id', async () => {
    const answer = await api.raw('GET', '/api/v1/nowhere')
    expect(answer.status).toBe(404)
    expect(problem(answer.json())).toMatchObject({
      code: 'not_found',
      status: 404,
      request_id: answer.headers['x-request-id'],
    })
  })

  it('reports that it is alive and ready', async () => {
    expect((await api.raw('GET', '/healthz')).status).toBe(200)
    expect((await api.raw('GET', '/readyz')).status).toBe(200)
    expect((await api.raw('GET', '/metrics')).text).toContain('foyer_http_seconds')
  })

  it('refuses malformed JSON and oversized bodies with a problem', async () => {
    const headers = { 'content-type': 'application/json' }
    const broken = await api.raw('POST', '/api/v1/studio/auth/login', { headers, body: '{"email":' })
    expect([broken.status, problem(broken.json()).code]).toEqual([400, 'malformed'])
    const huge = await api.raw('POST', '/api/v1/studio/auth/login', {
      headers,
      body: `{"email":"${'x'.repeat(2_000_000)}"}`,
    })
    expect([huge.status, problem(huge.json()).code]).toEqual([413, 'payload_too_large'])
    const odd = await api.raw('POST', '/api/v1/studio/auth/login', {
      headers: { 'content-type': 'text/xml' },
      body: '<a/>',
    })
    expect([odd.status, problem(odd.json()).code]).toEqual([415, 'unsupported_media_type'])
  })

  it.each([
    ['NUL in a text', '{"email":"a\\u0000b","password":"x"}'],
    ['half of a surrogate pair', '{"email":"a\\ud800","password":"x"}'],
    ['NUL deep inside', '{"email":[{"a":{"b\\u0000":1}}],"password":"x"}'],
  ])('refuses %s, which no database keeps', async (_what, body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await api.raw('POST', '/api/v1/studio/auth/login', { headers, body })
    expect([answer.status, problem(answer.json()).code]).toEqual([400, 'malformed'])
  })

  it('refuses NUL in a query, and accepts a text that only mentions it', async () => {
    const { owner, slug } = await anApp()
    const headers = { 'x-user-token': owner.token, 'x-app-slug': slug }
    const search = (term: string) => api.raw('GET', `/api/v1/studio/pages/search?term=${term}`, { headers })
    expect((await search('a%00b')).status).toBe(400)
    expect((await search(encodeURIComponent(String.raw`\u0000`))).status).toBe(200)
  })

  it('refuses requests that reach no call with the same problem shape', async () => {
    const long = await api.raw('GET', `/api/v1/products/${'x'.repeat(2000)}`)
    expect([long.status, problem(long.json()).code]).toEqual([400, 'malformed'])
    const flooded = await api.raw('GET', '/api/v1/app', { headers: { 'x-device-id': 'x'.repeat(20_000) } })
    expect([flooded.status, problem(flooded.json()).code]).toEqual([431, 'malformed'])
    expect(flooded.headers['content-type']).toMatch(/^application\/problem\+json/)
  })

  it.each([
    ['before any part', '--line\r\ncontent-dis'],
    ['in the file', '--line\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nbytes'],
    ['without a single boundary', '{}'],
  ])('refuses a form that is cut off %s', async (_where, body) => {
    const app = await anApp()
    const headers = { 'content-type': 'multipart/form-data; boundary=line', 'x-user-token': app.owner.token }
    const answer = await api.raw('POST', '/api/v1/studio/media', {
      host: `${app.slug}.localhost`,
      headers,
      body,
    })
    expect([answer.status, problem(answer.json()).code]).toEqual([400, 'malformed'])
  })

  it('serves nothing on a host without an app', async () => {
    const answer = await api.raw('GET', '/api/v1/app', { host: 'nobody.localhost' })
    expect(answer.status).toBe(404)
  })
})
