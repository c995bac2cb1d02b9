import { LOOK_RADII } from '@foyer/domain/constants'
import { contrastRatio, themeRoles } from '@foyer/domain/theme'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = (name: string): string => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8')
const member = css('member')
const studio = css('studio')
const base = css('base')
const brands = ['#F0491E', '#C4EF3F', '#5c29d3', '#000000', '#ffffff', '#1f6feb', '#d9a400', '#777777']

/** The value of a colour in the block of one mode of the member tokens. */
function stateColor(mode: string, name: string): string {
  const block = new RegExp(`\\[data-look\\]\\[data-mode='${mode}'\\] \\{([^}]*)`).exec(member)?.[1] ?? ''
  return new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? ''
}

describe('the state colours', () => {
  it.each(['light', 'dark'] as const)(
    'can be read on every ground in %s mode, whatever the brand',
    (mode) => {
      for (const brand of brands) {
        const roles = themeRoles(brand, mode)
        for (const state of ['ok', 'warn', 'danger']) {
          const text = stateColor(mode, state)
          const grounds = [stateColor(mode, `${state}-soft`), roles.bg, roles.surface, roles.fill]
          for (const ground of grounds) expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(roles.ink, stateColor(mode, `${state}-soft`))).toBeGreaterThanOrEqual(4.5)
        }
      }
    },
  )
})

describe('the looks', () => {
  it.each(Object.entries(LOOK_RADII))('%s has the radii of the specification', (look, { input, element }) => {
    const block = new RegExp(`\\[data-look='${look}'\\] \\{([^}]*)`).exec(member)?.[1]
    expect(block).toContain(`--r-control: ${input}px;`)
    expect(block).toContain(`--r-card: ${element}px;`)
  })
})

describe('names that components use', () => {
  const folder = new URL('..', import.meta.url)
  const parts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const usedTokens = new Set(
    parts.flatMap((sheet) => [...sheet.matchAll(/var\((--[a-z0-9-]+)\)/g)].map((match) => match[1] ?? '')),
  )
  const ownTokens = new Set(
    parts.flatMap((sheet) => [...sheet.matchAll(/(--[a-z0-9-]+):/g)].map((m) => m[1] ?? '')),
  )
  // React Aria sets the last one.
  const fromViews = ['--hue', '--part', '--zoom', '--screen', '--size', '--type', '--trigger-width']
  const theme = Object.keys(themeRoles('#F0491E', 'light')).map((role) => `--${role.replaceAll('_', '-')}`)
  const fonts = ['--font-head', '--font-body', '--head-wdth']

  it.each([
    ['the member app', base + member, [...theme, ...fonts]],
    ['the studio', base + studio, []],
  ])('are all defined in %s', (_app, sheet, given) => {
    const defined = new Set([...sheet.matchAll(/(--[a-z0-9-]+):/g)].map((match) => match[1] ?? ''))
    const missing = [...usedTokens].filter(
      (name) =>
        !defined.has(name) && !ownTokens.has(name) && !fromViews.includes(name) && !given.includes(name),
    )
    expect(usedTokens.size).toBeGreaterThan(40)
    expect(missing).toEqual([])
  })
})

describe('the root', () => {
  it.each([
    ['the member app', base + member],
    ['the studio', base + studio],
  ])('keeps its font size in %s, so that rem means what the reader chose', (_app, sheet) => {
    const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, , body]) =>
      /(?:^|\s)font(?:-size)?:/.test(body ?? ''),
    )
    expect(rules.length).toBeGreaterThan(0)
    for (const [, selector] of rules)
      expect(selector).toMatch(/> body,(?:\s+\[data-\w+\]:not\(html\),?)+\s*$/)
  })
})
