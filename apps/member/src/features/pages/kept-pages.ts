import type { MediaAsset, PageLink, PageShell } from '@foyer/contract/pages/page-index'
import { pageKey, PUBLIC } from './page-cache.ts'
import type { CachedPage } from './page-cache.ts'

/** A page that this device opens without a network. */
export type KeptPage = {
  page_id: string
  path: string
  title: string
  content_type: string
  cover: PageShell['cover']
  /** The uploaded picture of that cover, where it has one. */
  asset: MediaAsset | null
  facts: PageLink['facts']
  at: number
  /** Read before anyone opened it. */
  is_ahead: boolean
}

/** What this device holds for one viewer, and what the start page leads to besides. */
export type KeptPages = {
  /** What was opened and has something to do or to read first, the latest first. */
  kept: readonly KeptPage[]
  /** Pages that the start page leads to and that need a connection. */
  absent: readonly PageLink[]
  /** When the latest of them was read; null where nothing is kept. */
  saved_at: number | null
  /** Whether the device keeps anything at all. */
  has_storage: boolean
}

/** Everything that the device remembers, by its key, and whether it can remember. */
export type Memory = { entries: readonly [key: string, page: CachedPage][]; has_storage: boolean }

/** Pages that are only ways to others. */
const WAYS = new Set(['generic', 'collection'])

function rank({ content_type, is_ahead }: KeptPage): number {
  return WAYS.has(content_type) ? 2 : Number(is_ahead)
}

/** Who looks, at which app, in which language. */
export type Looking = { app_id: string; viewer: string; locale: string }

/** What of a device's memory one viewer may open in one language. The start page itself is where they are. */
export function keptPages({ entries, has_storage }: Memory, { app_id, viewer, locale }: Looking): KeptPages {
  const own = [viewer, PUBLIC].map((whose) => pageKey(app_id, whose, locale, ''))
  const open = entries.flatMap(([key, { finding, at, is_ahead = false }]) =>
    finding.status === 'open' && own.some((prefix) => key.startsWith(prefix))
      ? [{ index: finding.index, at, is_ahead }]
      : [],
  )
  const links = new Map(open.flatMap(({ index }) => Object.entries(index.links)))
  const start = open.find(({ index }) => index.page.page_data === '/')?.index
  const pages = new Map(
    open
      .filter(({ index }) => index !== start)
      .map(({ index: { page, media }, at, is_ahead }) => [
        page.page_id,
        {
          page_id: page.page_id,
          path: page.page_data,
          title: page.page_title,
          content_type: page.page_content_type,
          cover: page.cover,
          asset: page.cover && 'media_id' in page.cover ? (media[page.cover.media_id] ?? null) : null,
          facts: links.get(page.page_id)?.facts ?? {},
          at,
          is_ahead,
        },
      ]),
  )
  const kept = [...pages.values()].toSorted((a, b) => rank(a) - rank(b) || b.at - a.at)
  const absent = Object.values(start?.links ?? {}).filter(
    ({ page_id, gate }) => gate === 'open' && !pages.has(page_id) && page_id !== start?.page.page_id,
  )
  const times = open.map(({ at }) => at)
  return { kept, absent, saved_at: times.length === 0 ? null : Math.max(...times), has_storage }
}
