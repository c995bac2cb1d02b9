import type { AppLocale, MessagingSettings } from '@foyer/contract/apps/shapes'
import type { AppAccess } from '@foyer/domain/access'
import { createDefaultNavigation } from '@foyer/domain/navigation'
import { DEFAULT_THEME, withPrimaryColor, type AppTheme } from '@foyer/domain/theme'
import { newId } from '../../platform/ids.ts'
import type { ReleasedSettings } from './app-row.ts'
import { wireTheme } from './theme.ts'

/** The access settings of a new app: open to anyone. */
export const PUBLIC_ACCESS: AppAccess = {
  is_private: false,
  is_subscriber_only: false,
  require_sign_in: false,
  allow_anonymous_browsing: true,
  app_products: [],
  purchase_overlay: null,
  prompt_purchase_post_sign_up: false,
  sso_apple_enabled: false,
  sso_google_enabled: false,
}

/** The messaging settings of a new app: members may write to the team but not to each other. */
export const DEFAULT_MESSAGING: MessagingSettings = {
  is_chat_available: true,
  member_to_member: false,
  member_to_admin: true,
  shows_typing: false,
}

type ThemeChoice = Pick<
  AppTheme,
  'app_look' | 'card_style' | 'default_color_mode' | 'heading_font' | 'body_font'
> & {
  primary_color: string
}

/** Returns the initial settings of an app: the chosen theme, one locale and the default tabs. */
export function createDefaultSettings(choice: ThemeChoice, locale: AppLocale): ReleasedSettings {
  const { primary_color, app_look, card_style, default_color_mode, heading_font, body_font } = choice
  const theme = withPrimaryColor(DEFAULT_THEME, primary_color)
  return {
    theme: wireTheme({ ...theme, app_look, card_style, default_color_mode, heading_font, body_font }),
    logo_media_id: null,
    locales: [{ locale, status: 'default' }],
    navigation: createDefaultNavigation(newId),
  }
}
