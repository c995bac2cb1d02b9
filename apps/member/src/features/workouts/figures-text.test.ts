import { describe, expect, it } from 'vitest'
import { formatElapsed, formatFigure, parseFigure, toShownWeight } from './figures-text.ts'

describe('parseFigure', () => {
  it.each([
    ['82.5', 82.5],
    ['82,5', 82.5],
    ['1,500', 1.5],
    ['٨٢٫٥', 82.5],
    ['٨٢،٥', 82.5],
    ['12', 12],
    [' 7 ', 7],
    ['1.000,5', null],
    ['1,2,3', null],
    ['-5', null],
    ['', null],
    ['abc', null],
  ])('reads %s as %s', (text, figure) => {
    expect(parseFigure(text)).toBe(figure)
  })

  it('reads what it writes', () => {
    for (const locale of ['en', 'de', 'ar'])
      for (const figure of [82.5, 0.125, 1000])
        expect(parseFigure(formatFigure(figure, locale), 4)).toBe(figure)
  })
})

describe('what is shown', () => {
  it('is converted and rounded only in the other unit', () => {
    expect(toShownWeight(82.25, 'kg', 'kg')).toBe(82.25)
    expect(toShownWeight(100, 'kg', 'lb')).toBe(220.5)
  })

  it('has hours once there are any', () => {
    expect([formatElapsed(0), formatElapsed(65), formatElapsed(3727)]).toEqual(['0:00', '1:05', '1:02:07'])
  })
})
