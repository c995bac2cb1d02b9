/** The fonts that an owner can choose. All are self-hosted; nothing is fetched from a font service. */
export const FONT_IDS = ['bricolage-grotesque', 'figtree', 'archivo', 'inter', 'geist'] as const

/** One of the curated fonts. */
export type FontId = (typeof FONT_IDS)[number]

/** A curated font: its CSS name, its weights and the npm package with its files. */
export type Font = {
  readonly id: FontId
  readonly name: string
  readonly family: string
  readonly weights: readonly [lightest: number, boldest: number]
  /** The width of headings as a `font-stretch` percentage; 100 for fonts without the axis. */
  readonly heading_width: number
  readonly package: `@fontsource-variable/${string}`
}

/** The curated fonts by id. */
export const FONTS: Readonly<Record<FontId, Font>> = {
  'bricolage-grotesque': {
    id: 'bricolage-grotesque',
    name: 'Bricolage Grotesque',
    family: 'Bricolage Grotesque Variable',
    weights: [200, 800],
    heading_width: 92,
    package: '@fontsource-variable/bricolage-grotesque',
  },
  figtree: {
    id: 'figtree',
    name: 'Figtree',
    family: 'Figtree Variable',
    weights: [300, 900],
    heading_width: 100,
    package: '@fontsource-variable/figtree',
  },
  archivo: {
    id: 'archivo',
    name: 'Archivo',
    family: 'Archivo Variable',
    weights: [100, 900],
    heading_width: 112,
    package: '@fontsource-variable/archivo',
  },
  inter: {
    id: 'inter',
    name: 'Inter',
    family: 'Inter Variable',
    weights: [100, 900],
    heading_width: 100,
    package: '@fontsource-variable/inter',
  },
  geist: {
    id: 'geist',
    name: 'Geist',
    family: 'Geist Variable',
    weights: [100, 900],
    heading_width: 100,
    package: '@fontsource-variable/geist',
  },
}

/** Fallbacks that follow every font: Arabic first, then whatever the device has. */
export const FONT_FALLBACKS = '"Noto Sans Arabic Variable",system-ui,sans-serif'

/**
 * Returns the `font-family` of a curated font, with a metric-matched fallback that prevents layout shifts.
 */
export function fontStack(id: FontId): string {
  return `"${FONTS[id].family}","${FONTS[id].name} Fallback",${FONT_FALLBACKS}`
}
