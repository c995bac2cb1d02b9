import { isSafeLink } from '@foyer/contract/rules/safe-link'
import { describe, expect, it } from 'vitest'
import { normalizeLink } from './normalize-link.ts'

describe('normalizeLink', () => {
  const cases: [typed: string, link: string][] = [
    ['foyer.app/coach', 'https://foyer.app/coach'],
    [' https://foyer.app ', 'https://foyer.app'],
    ['mara@ironwood.fit', 'mailto:mara@ironwood.fit'],
    ['tel:+4915112345', 'tel:+4915112345'],
    ['/programs', '/programs'],
    ['#top', '#top'],
    ['', ''],
    ['word', 'word'],
  ]
  it.each(cases)('makes %j into %j', (typed, link) => {
    expect(normalizeLink(typed)).toBe(link)
  })

  it('does not make a script look safe', () => {
    expect(isSafeLink(normalizeLink('javascript:alert(1)'))).toBe(false)
  })
})
