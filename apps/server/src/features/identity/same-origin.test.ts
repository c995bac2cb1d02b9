import { describe, expect, it } from 'vitest'
import { requestFacts } from '#test/factories/identity.ts'
import { isNotCrossOrigin, isSameOrigin } from './same-origin.ts'

const request = requestFacts({ host: 'kiln.localhost', base_url: 'http://localhost:4000' })

const from = (origin: string | null) => ({ request: { ...request, origin } })

describe('where a request comes from', () => {
  it.each([
    ['the same host and port', 'http://kiln.localhost:4000', true],
    ['another port', 'http://kiln.localhost:4001', false],
    ['another scheme', 'https://kiln.localhost:4000', false],
    ['another app', 'http://oak.localhost:4000', false],
    ['the studio', 'http://localhost:4000', false],
    ['a host that ends alike', 'http://evil-kiln.localhost:4000', false],
    ['a host that begins alike', 'http://kiln.localhost:4000.evil.example', false],
    ['a sandboxed frame', 'null', false],
  ])('judges %s', (_, origin, is_own) => {
    expect(isSameOrigin(from(origin))).toBe(is_own)
    expect(isNotCrossOrigin(from(origin))).toBe(is_own)
  })

  it('takes a request without an origin for no page: good enough to sign in, not to read a token', () => {
    expect(isSameOrigin(from(null))).toBe(false)
    expect(isNotCrossOrigin(from(null))).toBe(true)
  })
})
