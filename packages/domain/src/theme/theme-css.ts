import type { AppTheme } from './app-theme.ts'
import { artScale } from './art-scale.ts'
import { brandScale } from './brand-scale.ts'
import { FONTS, fontStack } from './fonts.ts'
import { normalizeHex } from './hex.ts'
import { STEPS, type Scale } from './scale.ts'
import { themeRoles, type Mode } from './theme-roles.ts'

/** Where a sheet applies: the whole document, or under one selector such as `.preview`. */
export type ThemeCssOptions = { readonly scope?: string }

/**
 * The brand's part of the tokens as one small sheet for both modes, written to be inlined. The element that carries
 * `data-mode="light"` or `data-mode="dark"` gets the roles; for `auto` the page sets the attribute before it paints.
 */
export function themeCss(theme: AppTheme, options: ThemeCssOptions = {}): string {
  const scope = options.scope ?? ':root'
  const mode = (name: Mode): string => (options.scope ? `${scope}[data-mode=${name}]` : `[data-mode=${name}]`)
  return [
    rule(scope, constants(theme)),
    rule(mode('light'), roles(theme, 'light')),
    rule(mode('dark'), roles(theme, 'dark')),
  ].join('')
}

/**
 * Returns the custom properties of one mode as a record, for a style attribute: a preview in a page whose content
 * security policy allows no further style sheet.
 */
export function themeVariables(theme: AppTheme, mode: Mode): Readonly<Record<`--${string}`, string>> {
  return Object.fromEntries([...constants(theme), ...roles(theme, mode)])
}

const SECONDARY_COLORS = ['secondary', 'secondary_2', 'secondary_3', 'dark', 'light'] as const

type Declaration = readonly [name: `--${string}`, value: string]

function constants(theme: AppTheme): Declaration[] {
  const brand = normalizeHex(theme.primary_color)
  return [
    ['--brand', brand],
    ...scale('brand', brandScale(brand)),
    ...scale('art', artScale(brand)),
    ...SECONDARY_COLORS.map((name): Declaration => [
      `--brand-${dashed(name)}`,
      normalizeHex(theme.brand_color[name].hex),
    ]),
    ['--font-head', fontStack(theme.heading_font)],
    ['--font-body', fontStack(theme.body_font)],
    ['--head-wdth', `${FONTS[theme.heading_font].heading_width}%`],
  ]
}

function roles(theme: AppTheme, mode: Mode): Declaration[] {
  return Object.entries(themeRoles(theme.primary_color, mode)).map(([role, value]) => [
    `--${dashed(role)}`,
    value,
  ])
}

function scale(name: string, tones: Scale): Declaration[] {
  return STEPS.map((step) => [`--${name}-${step}`, tones[step]])
}

function dashed(name: string): string {
  return name.replaceAll('_', '-')
}

function rule(selector: string, declarations: readonly Declaration[]): string {
  return `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`
}
