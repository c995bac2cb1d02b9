import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { ProgressSegments } from '@foyer/ui'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cover } from '../../platform/screen/cover.tsx'
import { BrowseLink } from './browse-link.tsx'
import styles from './continue-row.module.css'

export type Run = NonNullable<OutputFor<'library.getNow'>['run']>

/** What the member is in the middle of, and how far they are; it leads there. */
export function ContinueRow({ run }: { run: Run }): ReactNode {
  const t = useT()
  const { page_id, path, title, content_type, cover, cover_asset, facts, done, total, stages } = run
  const week = stages.findIndex((stage) => stage.done < stage.total) + 1
  const is_weekly = week > 0 && stages.length === facts.weeks
  const progressText = t('library.now.of_sessions', { done, total })
  const meta = is_weekly
    ? `${t('library.now.week', { week, weeks: stages.length })} · ${progressText}`
    : progressText
  return (
    <section className={styles.continue} aria-labelledby="continue">
      <div className={styles.head}>
        <h2 id="continue" className={styles.heading}>
          {t('library.now.continue')}
        </h2>
        <BrowseLink />
      </div>
      <a href={path} className={styles.row}>
        <span className={styles.cover}>
          <Cover
            cover={cover}
            asset={cover_asset}
            of={{ id: page_id, content_type }}
            width={72}
            height={72}
          />
        </span>
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          <span className={styles.far}>{meta}</span>
          <ProgressSegments
            label={title}
            value_text={meta}
            value={done}
            max={total}
            shares={stages.map((stage) => (stage.total === 0 ? 0 : stage.done / stage.total))}
          />
        </span>
        <ChevronRight className={styles.onward} aria-hidden="true" size={20} />
      </a>
    </section>
  )
}
