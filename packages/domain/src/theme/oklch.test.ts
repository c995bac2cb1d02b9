import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexOfOklch, oklchOf } from './oklch.ts'

describe('oklch', () => {
  it('reads red as CSS Color 4 does', () => {
    const { l, c, h } = oklchOf('#ff0000')
    expect([l, c, h].map((value) => Math.round(value * 1000) / 1000)).toEqual([0.628, 0.258, 29.234])
  })

  it('returns every colour unchanged after a round trip', () => {
    assert(
      property(integer({ min: 0, max: 0xffffff }), (number) => {
        const hex = `#${number.toString(16).padStart(6, '0')}`
        expect(hexOfOklch(oklchOf(hex))).toBe(hex)
      }),
    )
  })

  it('reduces chroma, not lightness, for colours that a screen cannot show', () => {
    const shown = oklchOf(hexOfOklch({ l: 0.7, c: 0.5, h: 150 }))
    expect(shown.l).toBeCloseTo(0.7, 2)
    expect(shown.c).toBeLessThan(0.5)
  })
})
