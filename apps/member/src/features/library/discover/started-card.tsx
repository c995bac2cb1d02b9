import { formatFacts } from '@foyer/content/views'
import type { ContentItem } from '@foyer/contract/library/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { ProgressSegments } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { Cover } from '#platform/screen/cover.tsx'
import { pathQuery } from './use-content-list.ts'
import styles from './started-card.module.css'

/** What the member is in the middle of, with how far they are; the button leads to the page that comes next. */
export function StartedCard({ run }: { run: ContentItem }): ReactNode {
  const t = useT()
  const format = useFormat()
  const api = useApi()
  const { page_id, path, title, content_type, cover, cover_asset, facts, done, total, next_page_id } = run
  const { data: next_path } = useQuery({
    ...pathQuery(api, next_page_id ?? ''),
    enabled: next_page_id !== null,
  })
  const progress = run.progress ?? 0
  const has_steps = done !== null && total !== null && done < total
  const where = has_steps ? t('discover.started.next', { next: done + 1, total }) : ''
  const meta = [where, formatFacts(t, content_type, facts)].filter(Boolean).join(' · ')
  return (
    <section className={styles.card} aria-label={t('discover.started.label')}>
      <a href={path} className={styles.cover} tabIndex={-1} aria-hidden="true">
        <Cover
          cover={cover}
          asset={cover_asset}
          of={{ id: page_id, content_type }}
          width={680}
          height={308}
        />
        <span className={styles.badge}>{t('discover.started.badge')}</span>
      </a>
      <div className={styles.words}>
        <span className={styles.label}>{t('discover.started.badge')}</span>
        <h2 className={styles.title}>
          <a href={path} dir="auto">
            {title}
          </a>
        </h2>
        <p className={styles.meta}>
          <span className={styles.short}>{where === '' ? meta : where}</span>
          <span className={styles.long}>{meta}</span>
        </p>
        <div className={styles.progress}>
          <ProgressSegments
            label={title}
            value_text={format.percent(progress)}
            value={progress}
            max={100}
            parts={1}
          />
          <span className={styles.percent} aria-hidden="true">
            {format.percent(progress)}
          </span>
        </div>
      </div>
      <a href={next_path ?? path} className={styles.continue}>
        <Play aria-hidden="true" />
        <span className={styles.continueText}>{t('discover.started.continue')}</span>
      </a>
    </section>
  )
}
