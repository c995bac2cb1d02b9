import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { themeRoles, type ColorRole, type Mode } from './theme-roles.ts'

const GROUNDS = ['bg', 'surface', 'sunken', 'fill'] as const

/** Every pair of text and background that components may use. `themeRoles` ensures 4.5:1 or more for any brand. */
const TEXT_PAIRS: ReadonlyArray<{ readonly text: ColorRole; readonly on: readonly ColorRole[] }> = [
  { text: 'ink', on: [...GROUNDS, 'fill_2', 'accent_soft', 'accent_soft_2'] },
  { text: 'ink_2', on: [...GROUNDS, 'fill_2', 'accent_soft'] },
  { text: 'ink_3', on: GROUNDS },
  { text: 'accent_text', on: [...GROUNDS, 'accent_soft', 'accent_soft_2'] },
  { text: 'on_accent', on: ['accent'] },
  { text: 'on_accent_soft', on: ['accent_soft', 'accent_soft_2'] },
  { text: 'bg', on: ['ink'] },
]

/** Marks that are not text: each has 3:1 or more for any brand (WCAG 1.4.11). */
const MARK_PAIRS: ReadonlyArray<{ readonly mark: ColorRole; readonly on: readonly ColorRole[] }> = [
  { mark: 'progress', on: GROUNDS },
]

const anyColor = integer({ min: 0, max: 0xffffff }).map(
  (number) => `#${number.toString(16).padStart(6, '0')}`,
)
const anyMode = constantFrom<Mode>('light', 'dark')
const extremes = [
  '#000000',
  '#ffffff',
  '#808080',
  '#959595',
  '#969696',
  '#ffff00',
  '#0000ff',
  '#00ff00',
  '#f0491e',
  '#c4ef3f',
]

function worstOf(hex: string, mode: Mode) {
  const roles = themeRoles(hex, mode)
  const text = TEXT_PAIRS.flatMap((pair) => pair.on.map((on) => contrastRatio(roles[pair.text], roles[on])))
  const marks = MARK_PAIRS.flatMap((pair) => pair.on.map((on) => contrastRatio(roles[pair.mark], roles[on])))
  return { text: Math.min(...text), mark: Math.min(...marks) }
}

describe('themeRoles', () => {
  it('gives readable text for any brand in both modes', () => {
    assert(
      property(anyColor, anyMode, (hex, mode) => {
        const worst = worstOf(hex, mode)
        expect(worst.text).toBeGreaterThanOrEqual(4.5)
        expect(worst.mark).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 300 },
    )
  })

  it.each(extremes)('gives readable text for %s', (hex) => {
    for (const mode of ['light', 'dark'] as const) {
      expect(worstOf(hex, mode).text).toBeGreaterThanOrEqual(4.5)
      expect(worstOf(hex, mode).mark).toBeGreaterThanOrEqual(3)
    }
  })

  it('darkens a brand that cannot carry white text, and no further than needed', () => {
    const { accent, on_accent } = themeRoles('#F0491E', 'light')
    expect([accent, on_accent]).toEqual(['#db3600', '#ffffff'])
  })

  it('leaves a bright brand unchanged and uses dark text on it', () => {
    const { accent, on_accent } = themeRoles('#C4EF3F', 'dark')
    expect([accent, on_accent]).toEqual(['#c4ef3f', '#101700'])
  })

  it('draws a line around a black accent in dark mode, where it would melt into the card', () => {
    expect(themeRoles('#000000', 'dark').accent_line).not.toBe('transparent')
    expect(themeRoles('#000000', 'light').accent_line).toBe('transparent')
  })

  it('leaves grey brands without colour', () => {
    expect(themeRoles('#777777', 'light').fill).toMatch(/^#(..)\1\1$/)
  })
})
