import { DEFAULT_THEME, withPrimaryColor } from '@foyer/domain/theme'
import { describe, expect, it } from 'vitest'
import { getColorAdvice, isHexColor, toTheme, toThemeValues } from './theme-values.ts'

const saved = { ...withPrimaryColor(DEFAULT_THEME, '#b04a22'), heading_font: 'archivo' as const }
const values = toThemeValues({ theme: saved, logo: null })

describe('the theme form', () => {
  it('contains the saved theme and returns it unchanged', () => {
    expect(values).toMatchObject({ primary: '#b04a22', heading_font: 'archivo', app_look: 'default' })
    expect(toTheme(saved, values)).toEqual(saved)
  })

  it('applies a colour once it is complete and the saved one until then', () => {
    expect(toTheme(saved, { ...values, primary: '#1F6' }).primary_color).toBe('#b04a22')
    const changed = toTheme(saved, { ...values, primary: '#1F6F54', secondary: '#E9B872' })
    expect(changed.primary_color).toBe('#1f6f54')
    expect(changed.brand_color.primary.hex).toBe('#1f6f54')
    expect(changed.brand_color.secondary.hex).toBe('#e9b872')
  })

  it.each([
    ['#b04a22', true],
    ['#B04A22', true],
    ['b04a22', false],
    ['#b04a2', false],
    ['#b04a2g', false],
  ])('%s is a whole colour: %s', (text, is_whole) => {
    expect(isHexColor(text)).toBe(is_whole)
  })
})

describe('advice about a colour', () => {
  it('returns nothing when white is readable', () => {
    expect(getColorAdvice('#b04a22')).toBeNull()
    expect(getColorAdvice('#e9b')).toBeNull()
  })

  it.each([
    ['sand', '#e9b872', 'text'],
    ['a bright orange', '#f0491b', 'tone'],
  ])('names both ratios on %s, and what is drawn instead can be read', (_name, color, fix) => {
    const advice = getColorAdvice(color)
    expect(advice?.white).toBeLessThan(4.5)
    expect(advice?.chosen).toBeGreaterThanOrEqual(4.5)
    expect(advice?.fix).toBe(fix)
    expect([advice?.text, advice?.ground]).not.toEqual(['#ffffff', color])
  })
})
