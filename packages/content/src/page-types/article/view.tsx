import { useT } from '@foyer/i18n/react'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PageTypeView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import type { PageHost } from '../../host.ts'
import { ImageView } from '../../image-view.tsx'
import { joinWithDots } from '../../parts/format-facts.ts'
import { PageAnchor } from '../../parts/page-anchor.tsx'
import { PageCover } from '../../parts/page-cover.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PageMeta } from '../../parts/page-meta.tsx'
import { Person } from '../../parts/person.tsx'
import { VideoPlayer } from '../../parts/video-player.tsx'
import type { articlePage } from './definition.ts'
import styles from './styles.module.css'

/** An article: cover, position in its series, author, body, and the next article. */
export const ArticleView: PageTypeView<typeof articlePage> = ({ fields, blocks, actions }) => {
  const t = useT()
  const host = usePageHost()
  const minutes =
    fields.reading_minutes > 0 ? t('pages.article.by_line', { minutes: fields.reading_minutes }) : ''
  const place = findPosition(host)
  const overline = place
    ? joinWithDots([place.series, t('pages.article.place', { place: place.place, count: place.count })])
    : ''
  return (
    <>
      <PageCover image={fields.cover} ratio="tall" place="column" />
      <div className={styles.article}>
        <PageHead overline={overline} {...(fields.author === '' ? { meta: minutes } : {})}>
          {fields.author !== '' && (
            <div className={styles.author}>
              <Person name={fields.author} detail={minutes} picture={fields.author_picture} size="small" />
            </div>
          )}
        </PageHead>
        {fields.standfirst !== '' && (
          <p className={styles.standfirst} dir="auto">
            {fields.standfirst}
          </p>
        )}
        {fields.video && <VideoPlayer video={fields.video} poster={null} title="" />}
        {blocks}
        {place?.next && <NextPage page_id={place.next} />}
        {actions}
      </div>
    </>
  )
}

function NextPage({ page_id }: { page_id: string }): ReactNode {
  const t = useT()
  const link = usePageHost().link(page_id)
  if (!link) return null
  return (
    <nav className={styles.next} aria-label={t('pages.article.next')}>
      <PageAnchor link={link} className={styles.nextLink}>
        <ImageView
          image={link.cover}
          page={{ page_id, content_type: link.content_type }}
          width={400}
          height={400}
          sizes="56px"
          className={styles.nextCover}
        />
        <span className={styles.nextWords}>
          <span className={styles.nextLabel}>{t('pages.article.next')}</span>
          <span className={styles.nextTitle} dir="auto">
            {link.title}
          </span>
          {link.state !== 'granted' && <PageMeta link={link} />}
        </span>
        <ChevronRight size={20} className={styles.chevron} aria-hidden="true" />
      </PageAnchor>
    </nav>
  )
}

/** Returns an article's position among its sibling pages; null for one without siblings. */
function findPosition({
  index: { page },
  link,
}: PageHost): { series: string; place: number; count: number; next?: string } | null {
  const { page_id, content_root_id, siblings } = page
  const series = content_root_id === page_id ? null : link(content_root_id)
  const place = siblings.indexOf(page_id)
  if (!series || place < 0 || siblings.length < 2) return null
  const next = siblings[place + 1]
  return { series: series.title, place: place + 1, count: siblings.length, ...(next ? { next } : {}) }
}
