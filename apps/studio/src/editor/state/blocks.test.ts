import { describe, expect, it } from 'vitest'
import { aBlock } from '../testing/a-draft.ts'
import { getAdjacentBlock, getNextSelection } from './blocks.ts'

const blocks = ['a', 'b', 'c'].map((id) => aBlock(id))

describe('getAdjacentBlock', () => {
  const cases: [from: string | null, by: 1 | -1, to: string | null][] = [
    ['a', 1, 'b'],
    ['b', -1, 'a'],
    ['a', -1, 'a'],
    ['c', 1, 'c'],
    [null, 1, 'a'],
    [null, -1, 'c'],
  ]
  it.each(cases)('from %s by %i is %s', (from, by, to) => {
    expect(getAdjacentBlock(blocks, from, by)).toBe(to)
  })

  it('is nothing on an empty page', () => {
    expect(getAdjacentBlock([], null, 1)).toBeNull()
  })
})

describe('getNextSelection', () => {
  it('is the next block, else the one before, else none', () => {
    expect(getNextSelection(blocks, 'a')).toBe('b')
    expect(getNextSelection(blocks, 'c')).toBe('b')
    expect(getNextSelection(blocks.slice(0, 1), 'a')).toBeNull()
  })
})
