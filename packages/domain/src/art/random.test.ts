import { describe, expect, it } from 'vitest'
import { hashText, pick, seededRandom } from './random.ts'

describe('seeded numbers', () => {
  it('repeat with the seed and stay within 0 and 1', () => {
    const [one, other] = [seededRandom(9), seededRandom(9)]
    const series = Array.from({ length: 50 }, () => one())
    expect(series).toEqual(Array.from({ length: 50 }, () => other()))
    expect(series.every((value) => value >= 0 && value < 1)).toBe(true)
    expect(new Set(series).size).toBe(50)
  })

  it('hash a text to its number (FNV-1a test vectors)', () => {
    expect([hashText(''), hashText('a'), hashText('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
  })

  it('pick within the list for any number', () => {
    expect([0, 1, 2, 3, -1, 2.7].map((number) => pick(['a', 'b', 'c'], number))).toEqual([
      'a',
      'b',
      'c',
      'a',
      'b',
      'c',
    ])
  })
})
