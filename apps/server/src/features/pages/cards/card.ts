import { truncate } from '@foyer/domain/text'
import { artForType } from '@foyer/content/definitions'
import { createHash } from 'node:crypto'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import { formatArtSpec, parseArtSpec } from '@foyer/domain/art'
import { normalizeTheme, type FontId, type Mode } from '@foyer/domain/theme'
import type { AppFacts } from '#platform/app-facts.ts'
import type { PageContent } from '../content/index.ts'
import type { SitePage } from '../tree/index.ts'

/** The size in pixels of a page's sharing picture (Open Graph, 1.91:1). */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The content of a card; equal cards render equally. */
export type Card = {
  title: string
  name: string
  /** The drawn cover, as `formatArtSpec` writes it. */
  art: string
  brand: string
  font: FontId
  mode: Mode
}

/** Increase it when cards are drawn differently: their addresses are cached forever. */
const DRAWING_VERSION = 1

/** More than three lines can show, to bound the rendering time. */
const MAX_TITLE_LENGTH = 240

/** Creates the card of a page: its title, its drawn cover or the default one, and the app's name. */
export function createCard(
  app: Pick<AppFacts, 'name' | 'theme'>,
  page: Pick<SitePage, 'page_id' | 'title' | 'content_type' | 'cover'>,
  content: Pick<PageContent, 'og_title' | 'og_image' | 'color_mode'>,
): Card {
  const { primary_color, heading_font, default_color_mode } = normalizeTheme(app)
  const art =
    parseImageArt(content.og_image) ??
    parseImageArt(page.cover) ??
    artForType(page.page_id, page.content_type)
  return {
    title: truncate((content.og_title || page.title).trim(), MAX_TITLE_LENGTH),
    name: app.name,
    art: formatArtSpec(art),
    brand: primary_color,
    font: heading_font,
    mode: (content.color_mode ?? default_color_mode) === 'dark' ? 'dark' : 'light',
  }
}

/** The address of a page's card on its app's own hosts: named by what is drawn, so it never shows anything else. */
export function formatCardPath(page_id: string, card: Card): string {
  return `/_og/${page_id}-${hashCard(card)}.png`
}

/** Reads an address that `formatCardPath` wrote; null for any other. */
export function parseCardPath(path: string): { page_id: string; hash: string } | null {
  const [, page_id, hash] = /^\/_og\/([0-9a-f-]{36})-([0-9a-f]{32})\.png$/.exec(path) ?? []
  return page_id === undefined || hash === undefined ? null : { page_id, hash }
}

/** Hashes the content of a card into its name. */
export function hashCard({ title, name, art, brand, font, mode }: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, title, name, art, brand, font, mode]))
    .digest('hex')
    .slice(0, 32)
}

function parseImageArt(image: ImageRef) {
  return image && 'art' in image ? parseArtSpec(image.art) : null
}
