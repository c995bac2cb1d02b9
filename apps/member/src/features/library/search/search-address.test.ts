import { describe, expect, it } from 'vitest'
import { parseSearchAddress, searchUrl } from './search-address.ts'

describe('the address of the search', () => {
  it.each([
    ['', { term: '', kind: null }],
    ['?term=%20pull%20', { term: 'pull', kind: null }],
    ['?term=a%26b&kind=workout', { term: 'a&b', kind: 'workout' }],
    ['?kind=people', { term: '', kind: 'people' }],
    ['?kind=unknown', { term: '', kind: null }],
  ])('%j asks for %j', (search, expected) => {
    expect(parseSearchAddress(search)).toEqual(expected)
  })

  it('keeps other parameters, and names only what is asked for', () => {
    expect(searchUrl({ term: '', kind: null })).toBe('/discover/search')
    expect(searchUrl({ term: 'pull up', kind: 'program' }, '?page-builder=1&term=x')).toBe(
      '/discover/search?page-builder=1&term=pull+up&kind=program',
    )
  })
})
