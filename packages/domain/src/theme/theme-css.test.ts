import { describe, expect, it } from 'vitest'
import { DEFAULT_THEME, withPrimaryColor } from './app-theme.ts'
import { themeAttributes } from './theme-attributes.ts'
import { themeCss, themeVariables } from './theme-css.ts'

describe('themeCss', () => {
  const css = themeCss(withPrimaryColor(DEFAULT_THEME, '#F0491E'))

  it('writes scales, fonts and both modes', () => {
    expect(css).toContain(':root{--brand:#f0491e;')
    expect(css).toContain('--art-950:')
    expect(css).toContain('--font-head:"Figtree Variable"')
    expect(css).toMatch(/\[data-mode=light\]\{--bg:#fbfaf9;.*--on-accent-soft:/)
    expect(css).toMatch(/\[data-mode=dark\]\{--bg:#0d0a0a;/)
  })

  it('is small enough to be inlined in every page', () => {
    expect(css.length).toBeLessThan(2400)
  })

  it('can be scoped to one part of a page', () => {
    const scoped = themeCss(DEFAULT_THEME, { scope: '.preview' })
    expect(scoped).toContain('.preview[data-mode=dark]{')
    expect(scoped).not.toContain(':root')
  })

  it('never lets a colour break out of its declaration', () => {
    const broken = { ...DEFAULT_THEME, primary_color: '#fff}body{display:none' as const }
    expect(() => themeCss(broken)).toThrow(RangeError)
  })
})

describe('themeVariables', () => {
  it('has the same values as the style sheet for one mode', () => {
    const variables = themeVariables(DEFAULT_THEME, 'dark')
    const css = themeCss(DEFAULT_THEME)
    expect(Object.keys(variables).length).toBeGreaterThan(40)
    for (const [name, value] of Object.entries(variables)) expect(css).toContain(`${name}:${value}`)
  })
})

describe('themeAttributes', () => {
  it('follows the device only when the owner left the mode open', () => {
    expect(themeAttributes(DEFAULT_THEME, 'dark')['data-mode']).toBe('dark')
    expect(themeAttributes({ ...DEFAULT_THEME, default_color_mode: 'light' }, 'dark')['data-mode']).toBe(
      'light',
    )
  })
})
