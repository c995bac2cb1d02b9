import { factsLine } from '@foyer/content/views'
import type { Format } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Card, LinkButton, ListRow, RowList, VisuallyHidden } from '@foyer/ui'
import { CircleCheck, CloudOff } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Cover } from '../../platform/screen/cover.tsx'
import type { KeptPage, KeptPages } from './kept-pages.ts'
import styles from './kept-list.module.css'
import { usePages } from './pages-context.ts'

/** Rows that stand before the rest is asked for, and pages out of reach that are named. */
const SHOWN = 4
const NAMED = 2

/** What this device opens without a network, and a few pages that have to wait for one. */
export function KeptList(): ReactNode {
  const { source } = usePages()
  const [found, setFound] = useState<KeptPages | null>(null)
  useEffect(() => {
    let is_left = false
    // Without the code that looks there is nothing to say.
    const show = (pages: KeptPages): void => void (is_left || setFound(pages))
    source.kept().then(show, () => {})
    return () => {
      is_left = true
    }
  }, [source])
  return found && <List found={found} />
}

function List({ found }: { found: KeptPages }): ReactNode {
  const t = useT()
  const format = useFormat()
  const id = useId()
  const [shows_all, setShowsAll] = useState(false)
  const { kept, absent, saved_at, has_storage } = found
  const [first, ...others] = kept
  const rows = shows_all ? others : others.slice(0, SHOWN)
  return (
    <section className={styles.kept} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('library.kept.title')}
        </h2>
        {first && saved_at !== null && (
          <span className={styles.meta}>
            {t('library.kept.saved', { when: momentWords(format, saved_at) })}
          </span>
        )}
      </div>
      {first ? <Lead page={first} /> : <p className={styles.none}>{t(noneKey(has_storage))}</p>}
      <div className={styles.rows}>
        {rows.length > 0 && (
          <RowList label={t('library.kept.title')}>
            {rows.map((page) => (
              <Row key={page.page_id} page={page} />
            ))}
          </RowList>
        )}
        {others.length > rows.length && (
          <Button kind="text" size="small" onClick={() => setShowsAll(true)}>
            {t('library.kept.all', { count: kept.length })}
          </Button>
        )}
        {absent.length > 0 && (
          <RowList label={t('library.kept.absent')}>
            {absent.slice(0, NAMED).map(({ page_id, title, content_type, cover }) => (
              <ListRow
                key={page_id}
                title={<span className={styles.away}>{title}</span>}
                meta={t('library.kept.absent')}
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

function noneKey(has_storage: boolean) {
  return has_storage ? 'library.kept.none' : 'library.kept.no_storage'
}

function Lead({ page }: { page: KeptPage }): ReactNode {
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
            <strong className={styles.title}>{title}</strong>
            <PageFacts page={page} />
          </span>
          <LinkButton
            size="small"
            kind="soft"
            href={path}
            aria-label={t('library.kept.open_page', { title })}
          >
            {t('library.kept.open')}
          </LinkButton>
        </span>
      </Card>
    </div>
  )
}

function Row({ page }: { page: KeptPage }): ReactNode {
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
          <VisuallyHidden>{t('library.kept.title')}</VisuallyHidden>
        </>
      }
    />
  )
}

function PageFacts({ page: { content_type, facts } }: { page: KeptPage }): ReactNode {
  const t = useT()
  const said = factsLine(t, content_type, facts)
  return said === '' ? null : <span className={styles.meta}>{said}</span>
}

function PageCover({ page, width, height }: { page: KeptPage; width: number; height: number }): ReactNode {
  const { page_id: id, content_type, cover, asset } = page
  return <Cover {...{ cover, asset, width, height }} of={{ id, content_type }} />
}

/** A moment of today as its time, any other with its day. */
function momentWords(format: Format, moment: number): string {
  const is_today = format.date(moment, 'short') === format.date(Date.now(), 'short')
  return is_today ? format.time(moment) : format.dateTime(moment, 'short')
}
