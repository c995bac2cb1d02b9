import { hasEffect } from '@foyer/domain/constants'
import { toBrandColor, contrastRatio, themeRoles, withPrimaryColor, type AppTheme } from '@foyer/domain/theme'
import type { StudioApp } from './queries.ts'

/** The values of the theme form; colours as typed. */
export type ThemeValues = {
  readonly app_look: AppTheme['app_look']
  readonly card_style: AppTheme['card_style']
  readonly default_color_mode: AppTheme['default_color_mode']
  readonly heading_font: AppTheme['heading_font']
  readonly body_font: AppTheme['body_font']
  readonly primary: string
  readonly secondary: string
  readonly dark: string
  readonly light: string
  /** The app icon; null for the initial of the app's name. */
  readonly logo: StudioApp['logo']
}

/** The colours an owner chooses one by one. */
export const COLOR_FIELDS = (['primary', 'secondary', 'dark', 'light'] as const).filter(
  (name) => name === 'primary' || hasEffect('secondary_colors'),
)

/** The form's values of an app. */
export function toThemeValues({ theme, logo }: Pick<StudioApp, 'theme' | 'logo'>): ThemeValues {
  const { app_look, card_style, default_color_mode, heading_font, body_font, brand_color } = theme
  return {
    app_look,
    card_style,
    default_color_mode,
    heading_font,
    body_font,
    primary: brand_color.primary.hex,
    secondary: brand_color.secondary.hex,
    dark: brand_color.dark.hex,
    light: brand_color.light.hex,
    logo,
  }
}

const hex_pattern = /^#[0-9a-f]{6}$/i

/** Whether a typed colour is whole, such as `#b04a22`. */
export function isHexColor(text: string): boolean {
  return hex_pattern.test(text)
}

/** Returns the theme of the values; an incomplete colour is replaced by the saved one. */
export function toTheme(saved: AppTheme, values: ThemeValues): AppTheme {
  const { primary, secondary, dark, light, logo: _logo, ...rest } = values
  const base_theme = isHexColor(primary) ? withPrimaryColor(saved, primary) : saved
  const pickColor = (text: string, name: 'secondary' | 'dark' | 'light') =>
    isHexColor(text) ? toBrandColor(text) : saved.brand_color[name]
  return {
    ...base_theme,
    ...rest,
    brand_color: {
      ...base_theme.brand_color,
      secondary: pickColor(secondary, 'secondary'),
      dark: pickColor(dark, 'dark'),
      light: pickColor(light, 'light'),
    },
  }
}

/** The contrast of white on a colour, and the replacement on buttons. Ratios as in WCAG 2.2. */
export type ColorAdvice = {
  readonly white: number
  readonly chosen: number
  readonly ground: string
  readonly text: string
  /** Whether the text colour changes or the background becomes slightly darker. */
  readonly fix: 'text' | 'tone'
}

/** Advice about a brand colour on which white is too faint; null where white can be read (4.5 to 1). */
export function getColorAdvice(hex: string): ColorAdvice | null {
  if (!isHexColor(hex)) return null
  const white = contrastRatio('#ffffff', hex)
  if (white >= 4.5) return null
  const { accent: ground, on_accent: text } = themeRoles(hex, 'light')
  const fix = text.toLowerCase() === '#ffffff' ? 'tone' : 'text'
  return { white, chosen: contrastRatio(text, ground), ground, text, fix }
}
