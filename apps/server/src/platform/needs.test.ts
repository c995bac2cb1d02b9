import { describe, expect, it } from 'vitest'
import { contribute, defineContributions, defineNeed, resolveNeeds, provide } from './needs.ts'

const greeting = defineNeed<string>('test.greeting')
const parts = defineContributions<number>('test.parts')

describe('resolveNeeds', () => {
  it('finds what was provided, and the parts of a list in the order of the features', () => {
    const need = resolveNeeds(
      [greeting, parts],
      [contribute(parts, 1, 2), provide(greeting, 'hello'), contribute(parts, 3)],
    )
    expect([need(greeting), need(parts)]).toEqual(['hello', [1, 2, 3]])
  })

  it('returns an empty list when nothing is provided', () => {
    expect(resolveNeeds([parts], [])(parts)).toEqual([])
  })

  it('names every need that is unfilled, filled twice or unknown', () => {
    const twice = defineNeed<number>('test.twice')
    const unknown = defineNeed<number>('test.unknown')
    const fill = () =>
      resolveNeeds([greeting, twice], [provide(twice, 1), provide(twice, 2), provide(unknown, 3)])
    expect(fill).toThrow('Nothing provides "test.greeting".')
    expect(fill).toThrow('"test.twice" is provided twice.')
    expect(fill).toThrow('"test.unknown" is provided, but no feature declares this need.')
  })

  it('refuses to look up a need that no feature of this server declares', () => {
    expect(() => resolveNeeds([], [])(greeting)).toThrow('No feature declares the need "test.greeting".')
  })
})
