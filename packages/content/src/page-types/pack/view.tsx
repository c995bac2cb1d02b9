import { useFormat, useT } from '@foyer/i18n/react'
import type { Translate } from '@foyer/i18n'
import { Package } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PageTypeView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import type { PageHost } from '../../host.ts'
import { ImageView } from '../../image-view.tsx'
import { Coach } from '../../parts/coach.tsx'
import { Empty } from '../../parts/empty.tsx'
import { formatFacts, joinWithDots } from '../../parts/format-facts.ts'
import { PageAnchor } from '../../parts/page-anchor.tsx'
import { PageCover } from '../../parts/page-cover.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { formatPageKind, formatPageKinds } from '../../parts/page-kinds.ts'
import { assignArtwork, PageList, toPageEntries, type PageEntry } from '../../parts/page-list.tsx'
import { PageMeta } from '../../parts/page-meta.tsx'
import { RunProgress } from '../../parts/run-progress.tsx'
import { Section } from '../../parts/section.tsx'
import { Split } from '../../parts/split.tsx'
import { useLayout } from '../../parts/use-layout.ts'
import { ViewSwitch } from '../../parts/view-switch.tsx'
import type { packPage } from './definition.ts'
import styles from './styles.module.css'

/** A pack: what it is for, how far the member is, and what is inside. On wide screens the first part stays put. */
export const PackView: PageTypeView<typeof packPage> = ({ fields, blocks, actions }) => {
  const t = useT()
  const format = useFormat()
  const host = usePageHost()
  const entries = listContents(host)
  const done = entries.filter(({ link }) => link.progress === 'done').length
  const is_started = entries.some(({ link }) => link.progress !== null)
  const { level, equipment } = fields
  const meta = joinWithDots([
    formatMinutes(t, entries),
    formatFacts(t, 'pack', { ...(level === '' ? {} : { level }), equipment }),
  ])
  return (
    <Split
      lead={
        <>
          <PageCover image={fields.cover} ratio="wide" place="card" />
          <div className={styles.head}>
            <p className={styles.kind}>
              <Package size={18} aria-hidden="true" />
              {t('pages.kind.pack')}
            </p>
            <PageHead meta={meta}>
              {fields.tagline !== '' && (
                <p className={styles.tagline} dir="auto">
                  {fields.tagline}
                </p>
              )}
            </PageHead>
          </div>
          <Coach name={fields.coach_name} line={fields.coach_line} picture={fields.coach_picture} />
          {is_started && (
            <RunProgress
              text={t('pages.pack.done', { done, count: entries.length })}
              done={done}
              count={entries.length}
            />
          )}
          {actions}
        </>
      }
    >
      {entries.length > 0 ? (
        <Section
          id="inside"
          title={t('pages.pack.inside')}
          aside={<span className={styles.kinds}>{formatPageKinds(t, format, entries)}</span>}
        >
          <Contents entries={entries} />
        </Section>
      ) : (
        <Empty>{t(host.is_preview ? 'pages.pack.empty_preview' : 'pages.pack.empty')}</Empty>
      )}
      {blocks}
    </Split>
  )
}

/** What is inside, as rows or as a grid. */
function Contents({ entries }: { entries: readonly PageEntry[] }): ReactNode {
  const { page_id, show_view_switcher } = usePageHost().index.page
  const [chosen, setLayout] = useLayout(page_id, 'list')
  const layout = show_view_switcher ? chosen : 'list'
  return (
    <div className={styles.contents}>
      {show_view_switcher && entries.length > 1 && <ViewSwitch layout={layout} onChange={setLayout} />}
      {layout === 'grid' ? (
        <PageList entries={entries} layout="grid" cover="square" />
      ) : (
        <ul className={styles.rows}>
          {entries.map((entry) => (
            <li key={entry.page_id}>
              <Row {...entry} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ page_id, link }: PageEntry): ReactNode {
  const t = useT()
  const is_plain = link.progress !== 'done' && (link.state === 'granted' || link.state === 'loading')
  return (
    <PageAnchor link={link} className={styles.row}>
      <ImageView
        image={link.cover}
        page={{ page_id, content_type: link.content_type }}
        width={400}
        height={400}
        sizes="56px"
        className={styles.thumb}
      />
      <span className={styles.words}>
        <span className={styles.label}>{formatPageKind(t, link.content_type)}</span>
        <span className={styles.title} dir="auto">
          {link.title}
        </span>
      </span>
      <span className={styles.end}>{is_plain ? formatLength(t, link.facts) : <PageMeta link={link} />}</span>
    </PageAnchor>
  )
}

/** The pages right below the pack, in order. */
function listContents(host: Pick<PageHost, 'index' | 'link'>): PageEntry[] {
  return assignArtwork(toPageEntries(host, host.index.lists[host.index.page.page_id] ?? []))
}

/** How long a page takes: its minutes, or the weeks or sessions of a program. */
function formatLength(t: Translate, { minutes, weeks, lessons }: PageEntry['link']['facts']): string {
  if (minutes) return t('pages.facts.minutes', { count: minutes })
  if (weeks) return t('pages.facts.weeks', { count: weeks })
  return lessons ? t('pages.facts.lessons', { count: lessons }) : ''
}

/** From the shortest to the longest page of the pack. */
function formatMinutes(t: Translate, entries: readonly PageEntry[]): string | null {
  const minutes = entries.flatMap(({ link }) => link.facts.minutes ?? [])
  if (minutes.length === 0) return null
  const [from, to] = [Math.min(...minutes), Math.max(...minutes)]
  return from === to ? t('pages.facts.minutes', { count: from }) : t('pages.pack.minutes', { from, to })
}
