import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, luma, adjustUntilReadable, readableFill, textColorOn } from './contrast.ts'

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#ffffff', '#767676', 4.54],
  ])('%s with %s is %f', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1)
  })

  it('decides the text colour by a luma of 150', () => {
    expect(luma('#959595')).toBeCloseTo(149)
    expect(textColorOn('#959595')).toBe('#ffffff')
    expect(luma('#969696')).toBeCloseTo(150)
    expect(textColorOn('#969696')).not.toBe('#ffffff')
  })

  it('finds a readable fill for every colour, and the same text as the rule', () => {
    assert(
      property(integer({ min: 0, max: 0xffffff }), (number) => {
        const hex = `#${number.toString(16).padStart(6, '0')}`
        const { fill, text } = readableFill(hex)
        expect(text).toBe(textColorOn(hex))
        expect(contrastRatio(fill, text)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('leaves a colour unchanged that has enough contrast', () => {
    expect(adjustUntilReadable('#222222', ['#ffffff'], 4.6, 'darker')).toBe('#222222')
  })

  it('stops at white when nothing lighter exists', () => {
    expect(adjustUntilReadable('#eeeeee', ['#ffffff'], 4.6, 'lighter')).toBe('#ffffff')
  })
})
