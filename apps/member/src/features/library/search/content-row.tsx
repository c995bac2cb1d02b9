import { formatPrice } from '@foyer/content/prices'
import { pageTraits } from '@foyer/content/traits'
import { formatFacts } from '@foyer/content/views'
import type { OutputFor } from '@foyer/contract/client'
import type { ContentItem } from '@foyer/contract/library/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { ListRow, VisuallyHidden } from '@foyer/ui'
import { Check, ChevronRight, Lock, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cover } from '#platform/screen/cover.tsx'
import { Highlighted } from '#platform/search/highlighted.tsx'
import styles from './results.module.css'

/** A page that a search has found. */
type FoundItem = OutputFor<'library.search'>['groups'][number]['items'][number]

/** A page in a list, with the places that were found and its state for the viewer. */
export function ContentRow({ item }: { item: ContentItem | FoundItem }): ReactNode {
  const t = useT()
  const { page_id, path, title, content_type, cover, cover_asset, facts } = item
  const ranges = 'ranges' in item ? item.ranges : []
  const excerpt = 'excerpt' in item ? item.excerpt : null
  return (
    <li>
      <ListRow
        href={path}
        has_chevron={false}
        title={<Highlighted text={title} ranges={ranges} />}
        meta={
          excerpt ? (
            <span className={styles.excerpt} dir="auto">
              <Highlighted text={excerpt.text} ranges={excerpt.ranges} />
            </span>
          ) : (
            formatFacts(t, content_type, facts)
          )
        }
        lead={
          <Cover
            cover={cover}
            asset={cover_asset}
            of={{ id: page_id, content_type }}
            width={56}
            height={56}
          />
        }
        end={'access' in item ? <ItemState item={item} /> : item.gate !== 'open' && <LockedSign />}
      />
    </li>
  )
}

/** What the viewer has to do with the page: it is locked, has a price, is done or started, or can be played. */
function ItemState({ item }: { item: ContentItem }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { access, price, is_completed, progress, content_type } = item
  if (!access.granted) {
    return (
      <span className={styles.state}>
        <LockedSign />
        {price && formatPrice(t, format, { ...price, interval_count: null })}
      </span>
    )
  }
  if (is_completed) {
    return (
      <span className={styles.state}>
        <Check aria-hidden="true" />
        {t('search.done')}
      </span>
    )
  }
  if (progress !== null) return <span className={styles.state}>{format.percent(progress)}</span>
  return pageTraits(content_type).has_player ? (
    <span className={styles.play} aria-hidden="true">
      <Play />
    </span>
  ) : (
    <ChevronRight className={styles.chevron} aria-hidden="true" />
  )
}

function LockedSign(): ReactNode {
  const t = useT()
  return (
    <>
      <Lock aria-hidden="true" />
      <VisuallyHidden>{t('search.locked')}</VisuallyHidden>
    </>
  )
}
