import { describe, expect, it } from 'vitest'
import { findRank } from './rank.ts'

describe('the rank of a page among its siblings', () => {
  it.each([
    ['the only one', [], 0, 1024],
    ['before the first', [1024], 0, 0],
    ['after the last', [1024], 1, 2048],
    ['between two', [1024, 2048], 1, 1536],
    ['beyond the end counts as the end', [1024, 2048], 9, 3072],
    ['no space between', [1, 1 + 1e-9], 1, null],
    ['two of one rank', [5, 5], 1, null],
  ])('%s', (_where, ranks, position, rank) => {
    expect(findRank(ranks, position)).toBe(rank)
  })
})
