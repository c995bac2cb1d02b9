import { describe, expect, it } from 'vitest'
import { getRevealOffset } from './reveal-offset.ts'

describe('getRevealOffset', () => {
  it.each([
    ['wholly in view', { top: 100, bottom: 300 }, 0],
    ['small and just inside', { top: 760, bottom: 800 }, 0],
    ['begun well before the edge', { top: 600, bottom: 1400 }, 0],
    ['taller than the page and around it', { top: -200, bottom: 1200 }, 0],
  ])('leaves the page where it is for a block %s', (_, block, by) => {
    expect(getRevealOffset(block, 800)).toBe(by)
  })

  it('scrolls a block below or above to the middle', () => {
    expect(getRevealOffset({ top: 1000, bottom: 1200 }, 800)).toBe(700)
    expect(getRevealOffset({ top: -900, bottom: -700 }, 800)).toBe(-1200)
  })

  it('shows the start of a block that is too tall for the middle', () => {
    expect(getRevealOffset({ top: 1000, bottom: 2000 }, 800)).toBe(976)
  })

  it('does not count a strip at the edge as seen', () => {
    expect(getRevealOffset({ top: 780, bottom: 980 }, 800)).toBe(480)
  })
})
