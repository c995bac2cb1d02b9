import { isSafeLink } from '@foyer/contract/pages/safe-link'
import { describe, expect, it } from 'vitest'
import { isSafeHref } from './safe-href.ts'

describe('isSafeHref', () => {
  it.each([
    ['https://example.com', true],
    ['mailto:maren@example.com', true],
    ['/about', true],
    ['#auth', true],
    ['javascript:alert(1)', false],
    ['java\tscript:alert(1)', false],
    ['data:text/html,x', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['about', false],
    ['', false],
  ])('judges %j as %s, like the contract', (href, is_safe) => {
    expect(isSafeHref(href)).toBe(is_safe)
    expect(isSafeLink(href)).toBe(is_safe)
  })
})
