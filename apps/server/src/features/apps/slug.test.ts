import { describe, expect, it } from 'vitest'
import { suggestSlugs, validateSlug } from './slug.ts'

const hosts = { base_host: 'foyer.example', sandbox_host: 'usercode.foyer.example' }

describe('validateSlug', () => {
  it.each(['kiln', 'abc', 'k-1', '123', 'a'.repeat(40), 'slow-burn-8'])('takes %s', (slug) => {
    expect(validateSlug(slug, hosts)).toBeNull()
  })

  it.each([
    ['too short', 'ab'],
    ['too long', 'a'.repeat(41)],
    ['capitals', 'Kiln'],
    ['a space', 'my app'],
    ['a dot, which would be a deeper host', 'my.app'],
    ['an underscore', 'my_app'],
    ['a hyphen in front', '-kiln'],
    ['a hyphen at the end', 'kiln-'],
    ['an encoded name', 'xn--kln-0ra'],
    ['an encoded name further in', 'my-xn--kln'],
    ['nothing', ''],
    ['a line break at the end', 'kiln\n'],
  ])('refuses %s', (_why, slug) => {
    expect(validateSlug(slug, hosts)).toBe('slug_invalid')
  })

  it.each(['www', 'api', 'studio', 'sandbox', 'localhost'])('reserves %s', (slug) => {
    expect(validateSlug(slug, hosts)).toBe('slug_reserved')
  })

  it('reserves the host of owner-written code for the operator, whatever its name', () => {
    expect(validateSlug('usercode', hosts)).toBe('slug_reserved')
  })
})

describe('suggestSlugs', () => {
  it('offers names that could all be had', () => {
    const offers = suggestSlugs('Kiln!')
    expect(offers[0]).toBe('kiln')
    expect(offers.length).toBeGreaterThan(3)
    for (const offer of offers) expect(validateSlug(offer, hosts)).toBeNull()
  })

  it('offers nothing where no letter is left', () => {
    expect(suggestSlugs('***')).toEqual([])
  })
})
