import { artUrl } from '@foyer/domain/art'
import { useFormat, useT } from '@foyer/i18n/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { PageTypeView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { joinWithDots } from '../../parts/format-facts.ts'
import { PageCover } from '../../parts/page-cover.tsx'
import { PageIntro } from '../../parts/page-intro.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { formatPageKinds } from '../../parts/page-kinds.ts'
import { listPageEntries, PageList, type PageEntry } from '../../parts/page-list.tsx'
import { PendingList, RuleList, ShowAll } from '../../parts/rule-list.tsx'
import { useLayout } from '../../parts/use-layout.ts'
import { ViewSwitch } from '../../parts/view-switch.tsx'
import { OWN_LIST } from '../../list-rule.ts'
import { artForType } from '../../traits.ts'
import type { collectionPage } from './definition.ts'
import styles from './styles.module.css'

/** Pages that belong together: how many, how many of them are done, and a grid or a list of them. */
export const CollectionView: PageTypeView<typeof collectionPage> = (page) => (
  <RuleList props={page.fields}>
    <Pages {...page} />
  </RuleList>
)

const Pages: PageTypeView<typeof collectionPage> = ({ fields, blocks, actions }) => {
  const t = useT()
  const format = useFormat()
  const host = usePageHost()
  const entries = listPageEntries(host, fields)
  const pending = entries.length === 0 ? host.pending_lists?.[OWN_LIST] : undefined
  const done = entries.filter(({ link }) => link.progress === 'done').length
  const meta = joinWithDots([
    formatPageKinds(t, format, entries),
    done > 0 && t('pages.collection.done', { count: done }),
  ])
  return (
    <>
      {fields.cover && <PageCover image={fields.cover} ratio="wide" place="column" />}
      <div className={styles.collection} data-has-cover={fields.cover ? '' : undefined}>
        <PageHead meta={meta}>
          <PageIntro text={fields.intro} />
        </PageHead>
        {pending ? (
          <PendingList pending={pending} />
        ) : entries.length === 0 ? (
          <Nothing is_by_rule={fields.source === 'rule'} />
        ) : (
          <Entries entries={entries} fields={fields} has_filter={done > 0 && done < entries.length} />
        )}
        {blocks}
        {actions}
      </div>
    </>
  )
}

function Entries({
  entries,
  fields,
  has_filter,
}: {
  entries: readonly PageEntry[]
  fields: Parameters<typeof CollectionView>[0]['fields']
  has_filter: boolean
}): ReactNode {
  const t = useT()
  const { page_id, show_view_switcher } = usePageHost().index.page
  const [chosen, setLayout] = useLayout(page_id, fields.layout)
  const layout = show_view_switcher ? chosen : fields.layout
  const [is_open_only, setOpenOnly] = useState(false)
  const shown = has_filter && is_open_only ? entries.filter(({ link }) => link.progress !== 'done') : entries
  return (
    <section aria-label={t('pages.collection.pages')} className={styles.entries}>
      <div className={styles.tools}>
        {has_filter && (
          <div className={styles.filters}>
            <button
              type="button"
              className={styles.filter}
              aria-pressed={!is_open_only}
              onClick={() => setOpenOnly(false)}
            >
              {t('pages.collection.all')}
            </button>
            <button
              type="button"
              className={styles.filter}
              aria-pressed={is_open_only}
              onClick={() => setOpenOnly(true)}
            >
              {t('pages.collection.to_do')}
            </button>
          </div>
        )}
        {show_view_switcher && <ViewSwitch layout={layout} onChange={setLayout} />}
      </div>
      <PageList entries={shown} layout={layout} cover={fields.card_cover} card_size={fields.card_size} />
      <ShowAll />
    </section>
  )
}

/** A collection without pages: for the owner, how to add some. */
function Nothing({ is_by_rule }: { is_by_rule: boolean }): ReactNode {
  const t = useT()
  const { brand, is_preview, index } = usePageHost()
  const { page_id, page_content_type } = index.page
  return (
    <div className={styles.nothing}>
      <img
        className={styles.picture}
        src={artUrl(brand, artForType(page_id, page_content_type), 240, 240)}
        alt=""
        width={240}
        height={240}
        loading="lazy"
      />
      <p className={styles.empty}>
        {is_preview
          ? t(is_by_rule ? 'pages.empty.collection_rule' : 'pages.collection.empty_preview')
          : t('pages.collection.empty')}
      </p>
    </div>
  )
}
