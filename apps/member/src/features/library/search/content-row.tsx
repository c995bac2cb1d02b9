import { pageTraits } from '@foyer/content/traits'
import { formatFacts } from '@foyer/content/views'
import type { OutputFor } from '@foyer/contract/client'
import type { ContentItem } from '@foyer/contract/library/shapes'
import { useT } from '@foyer/i18n/react'
import { ListRow } from '@foyer/ui'
import { ChevronRight, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cover } from '#platform/screen/cover.tsx'
import { Highlighted } from '#platform/search/highlighted.tsx'
import { StatePill } from '../discover/state-pill.tsx'
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
        end={<StatePill item={item} place="row" otherwise={<OpenSign content_type={content_type} />} />}
      />
    </li>
  )
}

/** What opening a page does: it plays, or leads on. */
function OpenSign({ content_type }: { content_type: string }): ReactNode {
  return pageTraits(content_type).has_player ? (
    <span className={styles.play} aria-hidden="true">
      <Play />
    </span>
  ) : (
    <ChevronRight className={styles.chevron} aria-hidden="true" />
  )
}
