import { describe, expect, it } from 'vitest'
import { isDomainAllowed, normalizeEmailDomain } from './email-domains.ts'

describe('normalizeEmailDomain', () => {
  it.each([
    ['example.com', 'example.com'],
    [' @Example.COM ', 'example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['example', null],
    ['a@b.example', null],
    ['https://example.com', null],
    ['exa mple.com', null],
    ['', null],
  ])('reads %j as %j', (text, domain) => expect(normalizeEmailDomain(text)).toBe(domain))
})

describe('isDomainAllowed', () => {
  it.each([
    ['dana@example.com', [], true],
    ['dana@example.com', ['example.com'], true],
    ['dana@mail.example.com', ['example.com'], false],
    ['dana@notexample.com', ['example.com'], false],
    ['dana@xn--bcher-kva.example', ['xn--bcher-kva.example'], true],
  ])('%s at one of %j: %j', (email, domains, is_allowed) =>
    expect(isDomainAllowed(email, domains)).toBe(is_allowed),
  )
})
