import type { BootApp } from '@foyer/contract/apps/shapes'
import { artUrl } from '@foyer/domain/art'
import { themeRoles } from '@foyer/domain/theme'
import { directionOf } from '@foyer/i18n'

type Icon = { src: string; sizes: string; type: string; purpose: 'any' }

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

/** The content of `manifest.webmanifest` for an app: its own logo where there is one, else a drawing in its brand. */
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
    icons: [...createLogoIcons(app), createDrawnIcon(app)],
  }
}

/** Home screens truncate names after about twelve letters, so whole words are used where they fit. */
function shortenName(name: string): string {
  if (name.length <= 12) return name
  const name_words = name.slice(0, 13).split(' ').slice(0, -1).join(' ')
  return name_words || name.slice(0, 12)
}

function createLogoIcons({ logo }: BootApp): Icon[] {
  if (!logo) return []
  const height = (width: number) => Math.round((width * logo.height) / logo.width)
  return logo.variants
    .filter((variant) => variant.format === 'webp')
    .map(({ width, url }) => ({
      src: url,
      sizes: `${width}x${height(width)}`,
      type: 'image/webp',
      purpose: 'any',
    }))
}

function createDrawnIcon({ theme }: BootApp): Icon {
  const src = artUrl(theme.primary_color, { motif: 'arch', tone: 'clay', seed: 1 }, 400, 400)
  return { src, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }
}
