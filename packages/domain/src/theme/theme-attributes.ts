import type { AppTheme } from './app-theme.ts'
import type { Mode } from './theme-roles.ts'

/** The attributes of a theme's root element. Look, cards and mode must be on the same element. */
export type ThemeAttributes = {
  readonly 'data-look': AppTheme['app_look']
  readonly 'data-cards': AppTheme['card_style']
  readonly 'data-mode': Mode
}

/**
 * Returns the attributes of a themed document's root. `device` applies when the owner leaves the mode to the member.
 */
export function themeAttributes(theme: AppTheme, device: Mode): ThemeAttributes {
  return {
    'data-look': theme.app_look,
    'data-cards': theme.card_style,
    'data-mode': theme.default_color_mode === 'auto' ? device : theme.default_color_mode,
  }
}
