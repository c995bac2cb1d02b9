import { artForType } from '../../traits.ts'
import { formatArtSpec, parseArtSpec } from '@foyer/domain/art'
import type { Tone } from '@foyer/domain/art'
import { useT } from '@foyer/i18n/react'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import type { HostLink } from '../../host.ts'
import { ImageView } from '../../image-view.tsx'
import { ActionButton } from '../../parts/action-button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { PageAnchor } from '../../parts/page-anchor.tsx'
import { PageMeta } from '../../parts/page-meta.tsx'
import { Section } from '../../parts/section.tsx'
import type { collectionBlock } from './definition.ts'
import styles from './styles.module.css'

type Entry = { page_id: string; link: HostLink }

/**
 * Pages as a row to swipe, a list or a grid. Rules were resolved when the page was published; missing pages are left
 * out.
 */
export const CollectionView: BlockView<typeof collectionBlock> = ({ props, block_id }) => {
  const t = useT()
  const host = usePageHost()
  const ids = props.source === 'pages' ? props.page_ids : (host.index.lists[block_id] ?? [])
  const entries = assignArtwork(
    ids.flatMap((page_id) => {
      const link = host.link(page_id)
      return link ? [{ page_id, link }] : []
    }),
  )
  if (entries.length === 0) return host.is_preview ? <Empty>{t('pages.empty.collection')}</Empty> : null

  const more = props.more_action && props.more_text !== '' && (
    <ActionButton action={props.more_action} buttonProps="link">
      {props.more_text}
    </ActionButton>
  )
  const Entry = props.layout === 'list' ? ListEntry : CardEntry
  return (
    <Section id={block_id} title={props.title} aside={more} is_wide={props.layout === 'row'}>
      <ul
        className={styles.pages}
        data-layout={props.layout}
        data-cover={props.cover}
        data-count={entries.length}
      >
        {entries.map((entry) => (
          <li key={entry.page_id} className={styles.entry}>
            <Entry {...entry} is_wide={props.cover === 'wide'} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function CardEntry({ page_id, link, is_wide }: Entry & { is_wide: boolean }): ReactNode {
  return (
    <PageAnchor link={link} className={styles.card}>
      <ImageView
        image={link.cover}
        page={{ page_id, content_type: link.content_type }}
        width={is_wide ? 480 : 400}
        height={is_wide ? 296 : 400}
        sizes={is_wide ? '(min-width: 992px) 360px, 240px' : '(min-width: 992px) 240px, 148px'}
        className={styles.cover}
      />
      <span className={styles.title} dir="auto">
        {link.title}
      </span>
      <PageMeta link={link} />
    </PageAnchor>
  )
}

function ListEntry({ page_id, link }: Entry): ReactNode {
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
      <ChevronRight size={20} className={styles.chevron} aria-hidden="true" />
    </PageAnchor>
  )
}

/** Draws covers for pages without a picture so that neighbours never share a tone. */
function assignArtwork(entries: readonly Entry[]): Entry[] {
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
