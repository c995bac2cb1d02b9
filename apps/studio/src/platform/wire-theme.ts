import type { OutputFor } from '@foyer/contract/client'
import { brandColor, normalizeHex, type AppTheme, type BrandColorName } from '@foyer/domain/theme'

type WireTheme = OutputFor<'apps.getStudioApp'>['theme']

/** An app's theme as the rules of the theme take it: every colour in its normal form. */
export function themeOf({ theme }: { readonly theme: WireTheme }): AppTheme {
  const color = (name: BrandColorName) => brandColor(theme.brand_color[name].hex)
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
