import { artForType } from '../traits.ts'
import { formatArtSpec, parseArtSpec } from '@foyer/domain/art'
import type { Tone } from '@foyer/domain/art'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { cardSizes } from '../card-sizes.ts'
import type { HostLink, PageHost } from '../host.ts'
import { ImageView } from '../image-view.tsx'
import { OWN_LIST } from '../list-rule.ts'
import { PageAnchor } from './page-anchor.tsx'
import styles from './page-list.module.css'
import { PageMeta } from './page-meta.tsx'

/** A page of a list, as the host links to it. */
export type PageEntry = { page_id: string; link: HostLink }

/**
 * The pages of a list: those chosen by hand, or what its rule found when the page was published. Missing ones are left
 * out. `key` is the id of a block; without it the list is the page's own.
 */
export function listPageEntries(
  host: Pick<PageHost, 'index' | 'link'>,
  { source, page_ids }: { source: string; page_ids: readonly string[] },
  key: string = OWN_LIST,
): PageEntry[] {
  const ids = source === 'pages' ? page_ids : (host.index.lists[key] ?? [])
  return toPageEntries(host, ids)
}

/** The pages with some ids that the host knows. */
export function toPageEntries(host: Pick<PageHost, 'link'>, ids: readonly string[]): PageEntry[] {
  return ids.flatMap((page_id) => {
    const link = host.link(page_id)
    return link ? [{ page_id, link }] : []
  })
}

/** Pages as a row to swipe, a list or a grid. */
export function PageList({
  entries,
  layout,
  cover,
  card_size = 'auto',
}: {
  entries: readonly PageEntry[]
  layout: 'row' | 'list' | 'grid'
  cover: 'square' | 'wide'
  /** Absent in what was published before cards had sizes. */
  card_size?: (typeof cardSizes)[number] | undefined
}): ReactNode {
  const Entry = layout === 'list' ? ListEntry : CardEntry
  return (
    <ul
      className={styles.pages}
      data-layout={layout}
      data-cover={cover}
      data-size={card_size === 'auto' ? undefined : card_size}
      data-count={entries.length}
    >
      {assignArtwork(entries).map((entry) => (
        <li key={entry.page_id} className={styles.entry}>
          <Entry {...entry} is_wide={cover === 'wide'} />
        </li>
      ))}
    </ul>
  )
}

function CardEntry({ page_id, link, is_wide }: PageEntry & { is_wide: boolean }): ReactNode {
  return (
    <PageAnchor link={link} className={styles.card}>
      <span className={styles.picture}>
        <ImageView
          image={link.cover}
          page={{ page_id, content_type: link.content_type }}
          width={is_wide ? 480 : 400}
          height={is_wide ? 296 : 400}
          sizes={is_wide ? '(min-width: 992px) 360px, 240px' : '(min-width: 992px) 240px, 148px'}
          className={styles.cover}
        />
        {link.renderState?.('cover')}
      </span>
      <span className={styles.title} dir="auto">
        {link.title}
      </span>
      <PageMeta link={link} />
    </PageAnchor>
  )
}

function ListEntry({ page_id, link }: PageEntry): ReactNode {
  const chevron = <ChevronRight size={20} className={styles.chevron} aria-hidden="true" />
  return (
    <PageAnchor link={link} className={styles.row}>
      <ImageView
        image={link.cover}
        page={{ page_id, content_type: link.content_type }}
        width={400}
        height={400}
        sizes="72px"
        className={styles.thumb}
      />
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {link.title}
        </span>
        <PageMeta link={link} />
      </span>
      {link.renderState ? link.renderState('row', chevron) : chevron}
    </PageAnchor>
  )
}

/** Draws covers for pages without a picture so that neighbours never share a tone. */
export function assignArtwork(entries: readonly PageEntry[]): PageEntry[] {
  let previous: Tone | undefined
  return entries.map((entry) => {
    const { cover, content_type } = entry.link
    if (cover && 'media_id' in cover) {
      previous = undefined
      return entry
    }
    const spec = (cover && parseArtSpec(cover.art)) ?? artForType(entry.page_id, content_type, previous)
    previous = spec.tone
    return { ...entry, link: { ...entry.link, cover: { art: formatArtSpec(spec), alt: cover?.alt ?? '' } } }
  })
}
