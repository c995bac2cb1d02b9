import { artForType } from '@foyer/content/traits'
import type { MediaAsset, PageBody } from '@foyer/contract/pages/page-index'
import { artUrl, parseArtSpec } from '@foyer/domain/art'
import { selectImageSource } from '@foyer/domain/pages'
import type { ScheduleItem } from '../schedule/index.ts'
import type { HomeData } from './to-todo.ts'

/** The most pages, pages named by them, and pictures that are stored without having been opened. */
export const OFFLINE_LIMITS = { pages: 12, linked: 40, pictures: 120 } as const

type Plan = {
  home: Pick<HomeData, 'todo' | 'run' | 'next'> | null
  items: readonly Pick<ScheduleItem, 'is_completed' | 'item'>[]
  /** The next pages of the other programs that the member has started. */
  next_paths: readonly string[]
}

/**
 * The paths of the pages to store, the most urgent first: what is to be done now, the next session of every started
 * program, what is scheduled, and what follows. Locked and completed ones are left out.
 */
export function selectOfflinePaths({ home, items, next_paths }: Plan): string[] {
  const paths = [
    ...(home?.todo ? [home.todo.path] : []),
    ...(home?.next.slice(0, 1).map(({ path }) => path) ?? []),
    ...next_paths,
    ...items.flatMap(({ is_completed, item }) =>
      item && !item.is_locked && !is_completed ? [item.path] : [],
    ),
    ...(home?.run ? [home.run.path] : []),
    ...(home?.next.map(({ path }) => path) ?? []),
  ]
  return [...new Set(paths)].slice(0, OFFLINE_LIMITS.pages)
}

/** The paths of the pages that the content of a page names, such as the exercises of a workout. */
export function listNamedPaths({ page, links }: PageBody): string[] {
  const content = JSON.stringify([page.fields, page.blocks])
  return Object.values(links)
    .filter(({ page_id }) => page_id !== page.page_id && content.includes(page_id))
    .map(({ path }) => path)
}

type Picture = { brand: string; width: number }

/** One address for each picture of a page: the uploaded ones, and the artwork of the page and of what it names. */
export function listPictures({ page, links, media }: PageBody, { brand, width }: Picture): string[] {
  const content = JSON.stringify([page.fields, page.blocks])
  const named = Object.values(links).filter(({ page_id }) => content.includes(page_id))
  const artworks = [
    { page_id: page.page_id, content_type: page.page_content_type, cover: page.cover },
    ...named,
  ].map(({ page_id, content_type, cover }) => {
    const spec = cover && 'art' in cover ? parseArtSpec(cover.art) : null
    return artUrl(brand, spec ?? artForType(page_id, content_type), 400, 400)
  })
  const uploaded = Object.values(media).map((asset: MediaAsset) => selectImageSource(asset, width))
  return [...new Set([...uploaded, ...artworks])]
}
