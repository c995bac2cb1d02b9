import { graphemes } from '@foyer/domain/text'
import type { BootApp } from '@foyer/contract/apps/shapes'
import { themeRoles } from '@foyer/domain/theme'
import { directionOf } from '@foyer/i18n'
import { MASKABLE_ICON, ROUNDED_ICONS, type AppIcon } from './icons.ts'

type Icon = { src: string; sizes: string; type: string; purpose: 'any' | 'maskable' }

/** The file that lets a phone install the app (Web Application Manifest). */
export type WebManifest = {
  id: string
  name: string
  short_name: string
  start_url: string
  scope: string
  display: 'standalone'
  lang: string
  dir: 'ltr' | 'rtl'
  background_color: string
  theme_color: string
  icons: Icon[]
}

/** The content of `manifest.webmanifest` for an app. Its icons are drawn from the logo, else from the initial. */
export function createManifest(app: BootApp): WebManifest {
  const mode = app.theme.default_color_mode === 'dark' ? 'dark' : 'light'
  const background = themeRoles(app.theme.primary_color, mode).bg
  return {
    id: '/',
    name: app.name,
    short_name: shortenName(app.name),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: app.default_locale,
    dir: directionOf(app.default_locale),
    background_color: background,
    theme_color: background,
    icons: [...ROUNDED_ICONS.map((icon) => presentIcon(icon, 'any')), presentIcon(MASKABLE_ICON, 'maskable')],
  }
}

/** Home screens truncate names after about twelve letters, so whole words are used where they fit. */
function shortenName(name: string): string {
  const letters = graphemes(name)
  if (letters.length <= 12) return name
  const name_words = letters.slice(0, 13).join('').split(' ').slice(0, -1).join(' ')
  return name_words || letters.slice(0, 12).join('')
}

function presentIcon({ path, size }: AppIcon, purpose: Icon['purpose']): Icon {
  return { src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
