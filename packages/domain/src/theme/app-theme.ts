import { DEFAULT_BRAND_COLORS, type BrandColorName } from '../constants/index.ts'
import { hexOf, normalizeHex, rgbOf, type Hex } from './hex.ts'
import type { FontId } from './fonts.ts'

/** The looks, card styles and colour modes that an owner can choose (specification, section 3). */
export const APP_LOOKS = ['rounded', 'default', 'square'] as const
export const CARD_STYLES = ['raised', 'flat'] as const
export const COLOR_MODES = ['light', 'dark', 'auto'] as const

export type AppLook = (typeof APP_LOOKS)[number]
export type CardStyle = (typeof CARD_STYLES)[number]
/** `auto` follows the member's device. */
export type ColorMode = (typeof COLOR_MODES)[number]

/** A brand colour as the wire carries it: `hex` and the same as `r, g, b`. */
export type BrandColor = { readonly hex: Hex; readonly rgb: string }

/** The appearance of an app, as its owner chose it. */
export type AppTheme = {
  readonly app_look: AppLook
  readonly card_style: CardStyle
  readonly default_color_mode: ColorMode
  readonly heading_font: FontId
  readonly body_font: FontId
  readonly primary_color: Hex
  readonly brand_color: Readonly<Record<BrandColorName, BrandColor>>
}

/** Converts a colour to its wire format. */
export function toBrandColor(hex: string): BrandColor {
  const normalized = normalizeHex(hex)
  return { hex: normalized, rgb: rgbOf(normalized).join(', ') }
}

/** A theme as calls carry it: its colours may be written in any form. */
export type WireTheme = Omit<AppTheme, 'primary_color' | 'brand_color'> & {
  readonly primary_color: string
  readonly brand_color: Readonly<Record<BrandColorName, { readonly hex: string }>>
}

/** The theme of an app as the rules of the theme take it: every colour in its normal form. */
export function normalizeTheme({ theme }: { readonly theme: WireTheme }): AppTheme {
  const color = (name: BrandColorName) => toBrandColor(theme.brand_color[name].hex)
  return {
    ...theme,
    primary_color: normalizeHex(theme.primary_color),
    brand_color: {
      primary: color('primary'),
      secondary: color('secondary'),
      secondary_2: color('secondary_2'),
      secondary_3: color('secondary_3'),
      dark: color('dark'),
      light: color('light'),
    },
  }
}

/** The theme of an app until its owner chooses one (default brand colours: specification, section 9). */
export const DEFAULT_THEME: AppTheme = {
  app_look: 'default',
  card_style: 'raised',
  default_color_mode: 'auto',
  heading_font: 'figtree',
  body_font: 'figtree',
  primary_color: DEFAULT_BRAND_COLORS.primary,
  brand_color: {
    primary: toBrandColor(DEFAULT_BRAND_COLORS.primary),
    secondary: toBrandColor(DEFAULT_BRAND_COLORS.secondary),
    secondary_2: toBrandColor(DEFAULT_BRAND_COLORS.secondary_2),
    secondary_3: toBrandColor(DEFAULT_BRAND_COLORS.secondary_3),
    dark: toBrandColor(DEFAULT_BRAND_COLORS.dark),
    light: toBrandColor(DEFAULT_BRAND_COLORS.light),
  },
}

/** Returns the default theme with another primary colour, set in both `primary_color` and `brand_color`. */
export function withPrimaryColor(theme: AppTheme, hex: string): AppTheme {
  const primary = toBrandColor(hexOf(rgbOf(hex)))
  return { ...theme, primary_color: primary.hex, brand_color: { ...theme.brand_color, primary } }
}
