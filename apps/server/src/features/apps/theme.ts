import type { WireTheme } from '@foyer/contract/apps/shapes'
import type { BrandColorName } from '@foyer/domain/constants'
import { toBrandColor, type AppTheme } from '@foyer/domain/theme'

/** A theme as the contract writes it. */
export function wireTheme(theme: AppTheme): WireTheme {
  const { primary, secondary, secondary_2, secondary_3, dark, light } = theme.brand_color
  return { ...theme, brand_color: { primary, secondary, secondary_2, secondary_3, dark, light } }
}

/** What an owner may change of a theme; colours are hex, and what is absent stays. */
export type ThemeChange = {
  [Name in keyof Omit<WireTheme, 'primary_color' | 'brand_color'>]?: WireTheme[Name] | undefined
} & { brand_color?: { [Name in BrandColorName]?: string | undefined } | undefined }

/** The theme with the changes in it; `primary_color` follows the brand's primary. */
export function changeTheme(theme: WireTheme, { brand_color = {}, ...change }: ThemeChange): WireTheme {
  const { primary, secondary, secondary_2, secondary_3, dark, light } = theme.brand_color
  const given_changes = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const colors = {
    primary: toBrandColor(brand_color.primary ?? primary.hex),
    secondary: toBrandColor(brand_color.secondary ?? secondary.hex),
    secondary_2: toBrandColor(brand_color.secondary_2 ?? secondary_2.hex),
    secondary_3: toBrandColor(brand_color.secondary_3 ?? secondary_3.hex),
    dark: toBrandColor(brand_color.dark ?? dark.hex),
    light: toBrandColor(brand_color.light ?? light.hex),
  }
  return wireTheme({ ...theme, ...given_changes, primary_color: colors.primary.hex, brand_color: colors })
}
