import { formatFacts } from '@foyer/content/views'
import type { ContentItem } from '@foyer/contract/library/shapes'
import { useT } from '@foyer/i18n/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cover } from '#platform/screen/cover.tsx'
import styles from './content-card.module.css'
import { StatePill } from './state-pill.tsx'
import { useFormatStart } from './use-format-start.ts'

/** A page as a card: its cover with what keeps it shut or how far the viewer is, its title, and its figures. */
export function ContentCard({ item }: { item: ContentItem }): ReactNode {
  const t = useT()
  const start = useFormatStart()(item)
  const facts = formatFacts(t, item.content_type, item.facts)
  const meta = [start, facts].filter(Boolean).join(' · ')
  return (
    <a href={item.path} className={styles.card}>
      <span className={styles.cover}>
        <Cover
          cover={item.cover}
          asset={item.cover_asset}
          of={{ id: item.page_id, content_type: item.content_type }}
          width={400}
          height={336}
        />
        <StatePill item={item} place="cover" otherwise={isBought(item) && <OwnedPill />} />
      </span>
      <span className={styles.title} dir="auto">
        {item.title}
      </span>
      {meta !== '' && <span className={styles.meta}>{meta}</span>}
    </a>
  )
}

/** Whether the viewer may use a page that is for sale. */
function isBought({ gate, access }: ContentItem): boolean {
  return gate === 'purchase' && access.granted && access.may_act
}

function OwnedPill(): ReactNode {
  const t = useT()
  return (
    <span className={styles.pill} data-place="cover" data-state="owned">
      <Check aria-hidden="true" />
      {t('discover.state.owned')}
    </span>
  )
}
