import { describe, expect, it } from 'vitest'
import { hexOf, isHexColor, normalizeHex, rgbOf } from './hex.ts'

describe('isHexColor', () => {
  it.each(['#fff', '#FFF', '#5c29d3'])('accepts %s', (value) => expect(isHexColor(value)).toBe(true))
  it.each(['fff', '#ffff', '#12345g', 'red', '#fff;', '#fff\n', '', null, 7])('refuses %s', (value) =>
    expect(isHexColor(value)).toBe(false),
  )
})

describe('normalizeHex', () => {
  it('doubles the short form', () => expect(normalizeHex('#1aF')).toBe('#11aaff'))
  it('throws for what is no colour', () => expect(() => normalizeHex('blue')).toThrow(RangeError))
})

describe('rgb', () => {
  it('converts to channels and back', () => expect(hexOf(rgbOf('#5c29d3'))).toBe('#5c29d3'))
  it('clamps channels', () => expect(hexOf([-4, 300, 12.6])).toBe('#00ff0d'))
})
