import { formatFacts } from '@foyer/content/views'
import type { Format } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Card, LinkButton, ListRow, RowList, VisuallyHidden } from '@foyer/ui'
import { CircleCheck, CloudOff } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Cover } from '#platform/screen/cover.tsx'
import type { OfflinePage, OfflinePages } from '../offline-pages.ts'
import styles from './offline-page-list.module.css'
import { usePages } from '../pages-context.ts'

/** Rows shown before "show more", and most unavailable pages that are listed. */
const INITIAL_ROWS = 4
const MAX_UNAVAILABLE = 2

/** What this device opens without a network, and a few pages that have to wait for one. */
export function OfflinePageList(): ReactNode {
  const { source } = usePages()
  const [offlinePages, setOfflinePages] = useState<OfflinePages | null>(null)
  useEffect(() => {
    let is_left = false
    // Nothing to show if the chunk fails to load.
    const onLoaded = (pages: OfflinePages): void => void (is_left || setOfflinePages(pages))
    source.listOffline().then(onLoaded, () => {})
    return () => {
      is_left = true
    }
  }, [source])
  return offlinePages && <PageList offlinePages={offlinePages} />
}

function PageList({ offlinePages }: { offlinePages: OfflinePages }): ReactNode {
  const t = useT()
  const format = useFormat()
  const id = useId()
  const [shows_all, setShowsAll] = useState(false)
  const { available, unavailable, saved_at, has_storage } = offlinePages
  const [first, ...others] = available
  const rows = shows_all ? others : others.slice(0, INITIAL_ROWS)
  return (
    <section className={styles.kept} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('library.offline.title')}
        </h2>
        {first && saved_at !== null && (
          <span className={styles.meta}>
            {t('library.offline.saved_at', { when: formatSavedAt(format, saved_at) })}
          </span>
        )}
      </div>
      {first ? <FeaturedPage page={first} /> : <p className={styles.none}>{t(emptyKey(has_storage))}</p>}
      <div className={styles.rows}>
        {rows.length > 0 && (
          <RowList label={t('library.offline.title')}>
            {rows.map((page) => (
              <PageRow key={page.page_id} page={page} />
            ))}
          </RowList>
        )}
        {others.length > rows.length && (
          <Button kind="text" size="small" onClick={() => setShowsAll(true)}>
            {t('library.offline.show_all', { count: available.length })}
          </Button>
        )}
        {unavailable.length > 0 && (
          <RowList label={t('library.offline.unavailable')}>
            {unavailable.slice(0, MAX_UNAVAILABLE).map(({ page_id, title, content_type, cover }) => (
              <ListRow
                key={page_id}
                title={<span className={styles.away}>{title}</span>}
                meta={t('library.offline.unavailable')}
                lead={<Cover cover={cover} of={{ id: page_id, content_type }} width={56} height={56} />}
                end={<CloudOff className={styles.sign} aria-hidden="true" />}
              />
            ))}
          </RowList>
        )}
      </div>
    </section>
  )
}

function emptyKey(has_storage: boolean) {
  return has_storage ? 'library.offline.none' : 'library.offline.no_storage'
}

function FeaturedPage({ page }: { page: OfflinePage }): ReactNode {
  const t = useT()
  const { path, title } = page
  return (
    <div className={styles.lead}>
      <Card pad="none">
        <span className={styles.picture}>
          <PageCover page={page} width={343} height={160} />
        </span>
        <span className={styles.foot}>
          <span className={styles.words}>
            <strong className={styles.title} dir="auto">
              {title}
            </strong>
            <PageFacts page={page} />
          </span>
          <LinkButton
            size="small"
            kind="soft"
            href={path}
            aria-label={t('library.offline.open_page', { title })}
          >
            {t('library.offline.open')}
          </LinkButton>
        </span>
      </Card>
    </div>
  )
}

function PageRow({ page }: { page: OfflinePage }): ReactNode {
  const t = useT()
  return (
    <ListRow
      href={page.path}
      has_chevron={false}
      title={page.title}
      meta={<PageFacts page={page} />}
      lead={<PageCover page={page} width={56} height={56} />}
      end={
        <>
          <CircleCheck className={styles.sign} data-kept aria-hidden="true" />
          <VisuallyHidden>{t('library.offline.title')}</VisuallyHidden>
        </>
      }
    />
  )
}

function PageFacts({ page: { content_type, facts } }: { page: OfflinePage }): ReactNode {
  const t = useT()
  const line = formatFacts(t, content_type, facts)
  return line === '' ? null : <span className={styles.meta}>{line}</span>
}

function PageCover({ page, width, height }: { page: OfflinePage; width: number; height: number }): ReactNode {
  const { page_id: id, content_type, cover, asset } = page
  return <Cover {...{ cover, asset, width, height }} of={{ id, content_type }} />
}

/** Formats a time of today without its day, any other with it. */
function formatSavedAt(format: Format, savedAt: number): string {
  const is_today = format.date(savedAt, 'short') === format.date(Date.now(), 'short')
  return is_today ? format.time(savedAt) : format.dateTime(savedAt, 'short')
}
