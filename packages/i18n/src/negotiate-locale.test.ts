import { describe, expect, it } from 'vitest'
import { negotiateLocale } from './negotiate-locale.ts'

describe('negotiateLocale', () => {
  it.each([
    ['ar,en;q=0.8', 'ar'],
    ['en;q=0.5,ar;q=0.9', 'ar'],
    ['ar-EG,en;q=0.8', 'ar'],
    ['pt-BR', 'pt-BR'],
    ['pt-AO', 'pt'],
    ['no', 'nb'],
    ['nn-NO,en;q=0.1', 'nb'],
    ['ja,*;q=0.5', 'en'],
    ['ar;q=0,pt', 'pt'],
    ['', 'en'],
  ])('answers "%s" with %s', (preferred, expected) => {
    expect(negotiateLocale(preferred, ['ar', 'en', 'nb', 'pt-BR', 'pt'])).toBe(expected)
  })

  it('accepts a list of tags from the browser, best first', () => {
    expect(negotiateLocale(['de-CH', 'ar'], ['en', 'ar'])).toBe('ar')
  })

  it('falls back to the first language of an app that does not offer English', () => {
    expect(negotiateLocale('ja', ['ar', 'pt'])).toBe('ar')
  })
})
