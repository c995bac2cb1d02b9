import { pageTraits } from '@foyer/content/traits'
import type { MediaAsset, PageLink, PageShell } from '@foyer/contract/pages/page-index'
import { pageKey, PUBLIC_VIEWER } from './page-cache.ts'
import type { CachedPage } from './page-cache.ts'

/** A page that this device opens without a network. */
export type OfflinePage = {
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

/** The pages stored on the device for one viewer, and other pages that the start page links to. */
export type OfflinePages = {
  /** What was opened and has something to do or to read first, the latest first. */
  available: readonly OfflinePage[]
  /** Pages that the start page leads to and that need a connection. */
  unavailable: readonly PageLink[]
  /** When the latest of them was loaded; null when none is stored. */
  saved_at: number | null
  /** Whether the device stores anything at all. */
  has_storage: boolean
}

/** All stored pages by key, and whether storage is available. */
export type StoredPages = { entries: readonly [key: string, page: CachedPage][]; has_storage: boolean }

function sortRank({ content_type, is_ahead }: OfflinePage): number {
  return pageTraits(content_type).is_listing ? 2 : Number(is_ahead)
}

/** The app, viewer and locale that stored pages are selected for. */
export type OfflineViewer = { app_id: string; viewer: string; locale: string }

/** What of a device's memory one viewer may open in one language. The start page itself is where they are. */
export function selectOfflinePages(
  { entries, has_storage }: StoredPages,
  { app_id, viewer, locale }: OfflineViewer,
): OfflinePages {
  const prefixes = [viewer, PUBLIC_VIEWER].map((owner) => pageKey(app_id, owner, locale, ''))
  const open = entries.flatMap(([key, { finding, at, is_ahead = false }]) =>
    finding.status === 'open' && prefixes.some((prefix) => key.startsWith(prefix))
      ? [{ index: finding.index, at, is_ahead }]
      : [],
  )
  const links = new Map(open.flatMap(({ index }) => Object.entries(index.links)))
  const home = open.find(({ index }) => index.page.page_data === '/')?.index
  const pages = new Map(
    open
      .filter(({ index }) => index !== home)
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
  const available = [...pages.values()].toSorted((a, b) => sortRank(a) - sortRank(b) || b.at - a.at)
  const unavailable = Object.values(home?.links ?? {}).filter(
    ({ page_id, gate }) => gate === 'open' && !pages.has(page_id) && page_id !== home?.page.page_id,
  )
  const times = open.map(({ at }) => at)
  return { available, unavailable, saved_at: times.length === 0 ? null : Math.max(...times), has_storage }
}
