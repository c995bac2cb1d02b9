import { useT } from '@foyer/i18n/react'
import { EmptyState } from '@foyer/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Flag, ShieldCheck } from 'lucide-react'
import { useRef } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { BackLabel, useTitle } from '#platform/parts/page.tsx'
import { ViewTabs } from '#platform/parts/view-tabs.tsx'
import { useSlug } from '#platform/routes.ts'
import { useMediaQuery } from '#platform/use-media-query.ts'
import { CaseList } from '../moderation/case-list.tsx'
import { CasePane } from '../moderation/case-pane.tsx'
import { findNextCase } from '../moderation/list-decisions.ts'
import styles from '../moderation/moderation.module.css'
import { RulesForm } from '../moderation/rules-form.tsx'
import rules_styles from '../moderation/rules.module.css'
import { moderationRulesQuery, reportCaseQuery, reportCasesQuery, useOpenReportCount } from '../queries.ts'

/** List and case fit beside each other. */
const SPLIT = '(width >= 768px)'

/** Reported messages, open or resolved, and the rules of moderation. */
export function ModerationScreen() {
  const { status = 'open' } = useSearch({ from: '/apps/$slug/messages/moderation' })
  return status === 'rules' ? <RulesView /> : <CasesView status={status} />
}

/** The list, the open case and its author; on phones one after the other. */
function CasesView({ status }: { readonly status: 'open' | 'resolved' }) {
  const t = useT()
  const slug = useSlug()
  const navigate = useNavigate()
  const search = useSearch({ from: '/apps/$slug/messages/moderation' })
  const is_split = useMediaQuery(SPLIT)
  const query = useInfiniteQuery(reportCasesQuery(slug, status))
  const ids = query.data?.pages.flatMap(({ cases }) => cases.map(({ id }) => id)) ?? []
  const open_id = search.case
  const list = useRef<HTMLDivElement>(null)
  useTitle(t('studio_moderation.title'))

  /** Opening a case is logged, so the next one gets the focus and waits for Enter or a press. */
  const leaveCase = async (): Promise<void> => {
    if (status === 'resolved' || open_id === undefined) return
    const next = findNextCase(ids, open_id)
    await navigate({ to: '/apps/$slug/messages/moderation', params: { slug }, replace: true })
    list.current?.querySelector<HTMLElement>(`[data-case="${next}"]`)?.focus()
  }
  return (
    <main className={styles.screen} id="content" tabIndex={-1} data-open={open_id !== undefined}>
      <div ref={list} className={styles.list}>
        <h1 className={styles.title}>{t('studio_moderation.title')}</h1>
        <Views status={status} />
        <InfiniteList
          query={query}
          content_name={t('studio_moderation.cases')}
          getRows={(pages) => pages.flatMap(({ cases }) => cases)}
          empty={<NoCases status={status} />}
        >
          {(cases) => <CaseList cases={cases} open_id={open_id} is_resolved={status === 'resolved'} />}
        </InfiniteList>
      </div>
      {open_id === undefined ? (
        is_split &&
        ids.length > 0 && (
          <div className={styles.nothing}>
            <EmptyState icon={<Flag />} title={t('studio_moderation.nothing_open')} />
          </div>
        )
      ) : (
        <div className={styles.detail}>
          <Link
            to="/apps/$slug/messages/moderation"
            params={{ slug }}
            search={status === 'resolved' ? { status } : {}}
            className={styles.back}
          >
            <BackLabel>{t('studio_moderation.title')}</BackLabel>
          </Link>
          <OpenCase key={open_id} id={open_id} onResolved={() => void leaveCase()} />
        </div>
      )}
    </main>
  )
}

function OpenCase({ id, onResolved }: { readonly id: string; readonly onResolved: () => void }) {
  const t = useT()
  const query = useQuery(reportCaseQuery(useSlug(), id))
  return (
    <QueryBoundary query={query} content_name={t('studio_moderation.report')}>
      {(one) => <CasePane one={one} onResolved={onResolved} />}
    </QueryBoundary>
  )
}

function RulesView() {
  const t = useT()
  const query = useQuery(moderationRulesQuery(useSlug()))
  useTitle(t('studio_moderation.title'))
  return (
    <main className={rules_styles.screen} id="content" tabIndex={-1}>
      <h1 className={rules_styles.title}>{t('studio_moderation.title')}</h1>
      <div className={rules_styles.views}>
        <Views status="rules" />
      </div>
      <QueryBoundary query={query} content_name={t('studio_moderation.rules.title')}>
        {(rules) => <RulesForm rules={rules} />}
      </QueryBoundary>
    </main>
  )
}

function Views({ status }: { readonly status: 'open' | 'resolved' | 'rules' }) {
  const t = useT()
  const slug = useSlug()
  const count = useOpenReportCount()
  const views = [
    {
      id: 'open' as const,
      is_shown: status === 'open',
      label: t('studio_moderation.to_review'),
      count: count === 0 ? undefined : String(count),
    },
    { id: 'resolved' as const, is_shown: status === 'resolved', label: t('studio_moderation.resolved') },
    { id: 'rules' as const, is_shown: status === 'rules', label: t('studio_moderation.rules.title') },
  ]
  return (
    <ViewTabs label={t('studio_moderation.title')} views={views}>
      {({ id }, content, attributes) => (
        <Link
          to="/apps/$slug/messages/moderation"
          params={{ slug }}
          search={id === 'open' ? {} : { status: id }}
          activeOptions={{ exact: true }}
          activeProps={{}}
          {...attributes}
        >
          {content}
        </Link>
      )}
    </ViewTabs>
  )
}

function NoCases({ status }: { readonly status: 'open' | 'resolved' }) {
  const t = useT()
  return status === 'open' ? (
    <EmptyState
      icon={<ShieldCheck />}
      title={t('studio_moderation.empty_title')}
      text={t('studio_moderation.empty_text')}
    />
  ) : (
    <EmptyState icon={<ShieldCheck />} title={t('studio_moderation.none_resolved')} />
  )
}
