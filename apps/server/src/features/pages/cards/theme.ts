import type { BootApp } from '@foyer/contract/apps/shapes'
import { brandColor, normalizeHex, type AppTheme } from '@foyer/domain/theme'

/** The theme of an app as the rules of colour read it. */
export function themeOf({ theme }: Pick<BootApp, 'theme'>): AppTheme {
  const { primary, secondary, secondary_2, secondary_3, dark, light } = theme.brand_color
  return {
    ...theme,
    primary_color: normalizeHex(theme.primary_color),
    brand_color: {
      primary: brandColor(primary.hex),
      secondary: brandColor(secondary.hex),
      secondary_2: brandColor(secondary_2.hex),
      secondary_3: brandColor(secondary_3.hex),
      dark: brandColor(dark.hex),
      light: brandColor(light.hex),
    },
  }
}
