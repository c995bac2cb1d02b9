import { describe, expect, it } from 'vitest'
import { criticalCss, parseCss } from './critical-css.ts'

const look = { app: { theme: { heading_font: 'figtree', body_font: 'inter' } }, dir: 'ltr' } as const
const LAYERS = '@layer reset,tokens,base,parts,blocks,screens;'
const critical = (css: string, html: string, given: object = {}): string => {
  const text = criticalCss(parseCss(css), html, { ...look, ...given })
  expect(text.startsWith(LAYERS)).toBe(true)
  return text.slice(LAYERS.length)
}

describe('criticalCss', () => {
  it.each([
    ['rules of classes that are there', '.a{color:red}', '.a{color:red}'],
    ['no rules of other classes', '.c{color:red}', ''],
    ['rules without a class', 'html,[hidden]{color:red}', 'html,[hidden]{color:red}'],
    ['the selectors that can match', '.a,.c:hover,p{color:red}', '.a,p{color:red}'],
    ['rules that need several classes only with all of them', '.a .c{color:red}.a.b{x:y}', '.a.b{x:y}'],
    ['rules whose other class is only ruled out', '.a:not(.c){x:y}', '.a:not(.c){x:y}'],
    ['nested conditions with what is left in them', '@media (x){.a{x:y}.c{x:y}}', '@media (x){.a{x:y}}'],
    ['no empty conditions', '@layer parts{@media (x){.c{x:y}}}', ''],
    ['statements', '@layer a,b;', '@layer a,b;'],
    ['strings with braces', '.a:after{content:"}{"}', '.a:after{content:"}{"}'],
    ['data addresses with a semicolon', '.a{background:url(data:x;y,z)}', '.a{background:url(data:x;y,z)}'],
  ])('keeps %s', (_what, css, kept) => {
    expect(critical(css, '<p class="a b">')).toBe(kept)
  })

  const faces = [
    'Figtree Variable',
    'Figtree Fallback',
    'Inter Variable',
    'Geist Variable',
    'Noto Sans Arabic Variable',
  ]
    .map((family) => `@font-face{font-family:${family};src:url(x)}`)
    .join('')

  it('keeps the fonts of the theme, and Arabic ones where text runs from right to left', () => {
    expect(critical(faces, '').match(/[A-Z][\w ]+(?=;src)/g)).toEqual([
      'Figtree Variable',
      'Figtree Fallback',
      'Inter Variable',
    ])
    expect(critical(faces, '', { dir: 'rtl' })).toContain('Noto Sans Arabic')
  })

  it('knows a font behind a comment, as where two sheets meet', () => {
    const css = '.a{x:y}\n/*$vite$:1*/@font-face{font-family:Geist Variable;src:url(x)}'
    expect(critical(css, '')).toBe('')
  })

  it('keeps the letters of Arabic for names in texts of other languages', () => {
    const face = (range: string) =>
      `@font-face{font-family:Noto Sans Arabic Variable;src:url(x);unicode-range:${range}}`
    expect(critical(face('U+6??,U+750-77F') + face('U+302-303'), '')).toBe(face('U+6??,U+750-77F'))
  })

  it('keeps a movement that a kept rule names', () => {
    const css = '.a{animation:1s rise}@keyframes rise{from{x:y}to{x:z}}@keyframes fall{from{x:y}}'
    expect(critical(css, '<p class="a">')).toBe('.a{animation:1s rise}@keyframes rise{from{x:y}to{x:z}}')
    expect(critical(css, '')).toBe('')
  })

  it('says when a sheet is broken', () => {
    expect(() => parseCss('.a{color:red')).toThrow('not closed')
  })
})
