import { describe, expect, it } from 'vitest'
import { parseProductIds } from './product-choice.tsx'

describe('parseProductIds', () => {
  it.each([
    ['a,b', ['a', 'b']],
    [' A , a,, ', ['a']],
    ['', []],
  ])('%j names %j', (ids, names) => expect(parseProductIds(ids)).toEqual(names))

  it('takes ten at most', () => {
    expect(parseProductIds('1,2,3,4,5,6,7,8,9,10,11')).toHaveLength(10)
  })
})
