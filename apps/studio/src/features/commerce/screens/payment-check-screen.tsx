import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CircleCheck, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { useAppTime } from '#platform/app-time.ts'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { BackLabel, Page } from '#platform/parts/page.tsx'
import { ViewTabs } from '#platform/parts/view-tabs.tsx'
import { formatError } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { DifferenceRows } from '../reconciliation/difference-rows.tsx'
import { DIFFERENCE_STATES, differencesQuery, type PaymentDifference } from '../reconciliation/queries.ts'
import { ResolveDialog } from '../reconciliation/resolve-dialog.tsx'
import styles from './payment-check-screen.module.css'

const route = getRouteApi('/apps/$slug/products/payment-check')

/** What the app's records and its payment provider see differently, and when they were compared. */
export function PaymentCheckScreen() {
  const t = useT()
  const { slug } = route.useParams()
  const { state = 'open' } = route.useSearch()
  const query = useInfiniteQuery(differencesQuery(slug, state))
  const [resolving, setResolving] = useState<PaymentDifference | null>(null)
  const first = query.data?.pages[0]
  return (
    <Page
      title={t('studio_reconciliation.title')}
      back={
        <Link to="/apps/$slug/products/orders" params={{ slug }}>
          <BackLabel>{t('studio_reconciliation.back')}</BackLabel>
        </Link>
      }
      actions={<CheckNow is_running={first?.last_check?.finished_at === null} />}
    >
      <p className={styles.intro}>{t('studio_reconciliation.intro')}</p>
      {first && <LastCheck check={first.last_check} />}
      <ViewTabs
        label={t('studio_reconciliation.view')}
        views={DIFFERENCE_STATES.map((id) => ({
          id,
          is_shown: id === state,
          label: t(`studio_reconciliation.views.${id}`),
          ...(id === 'open' && first ? { count: String(first.open_count) } : {}),
        }))}
      >
        {({ id }, count_text, attributes) => (
          <Link
            to="/apps/$slug/products/payment-check"
            params={{ slug }}
            search={id === 'open' ? {} : { state: id }}
            activeProps={{}}
            {...attributes}
          >
            {count_text}
          </Link>
        )}
      </ViewTabs>
      <InfiniteList
        query={query}
        content_name={t('studio_reconciliation.title')}
        getRows={(pages) => pages.flatMap((page) => page.items)}
        empty={
          <EmptyState
            icon={<CircleCheck />}
            title={t(`studio_reconciliation.empty.${state}_title`)}
            text={t(`studio_reconciliation.empty.${state}_text`)}
          />
        }
      >
        {(differences) => <DifferenceRows differences={differences} onResolve={setResolving} />}
      </InfiniteList>
      {resolving && <ResolveDialog difference={resolving} onClose={() => setResolving(null)} />}
    </Page>
  )
}

function CheckNow({ is_running }: { readonly is_running: boolean }) {
  const t = useT()
  const call = useAppCall()
  const { slug } = route.useParams()
  const cache = useQueryClient()
  const check = useMutation({
    mutationFn: () => call('commerce.checkPayments', {}),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['app', slug, 'commerce', 'differences'] }),
    onError: (error) => void toasts.add({ text: formatError(t, error) }),
  })
  return (
    <Button
      kind="ink"
      icon={<RefreshCw />}
      is_busy={check.isPending || is_running}
      onClick={() => check.mutate()}
    >
      {t('studio_reconciliation.check_now')}
    </Button>
  )
}

type Check = {
  readonly started_at: string
  readonly finished_at: string | null
  readonly checked: number
  readonly mended: number
}

function LastCheck({ check }: { readonly check: Check | null }) {
  const t = useT()
  const { format } = useAppTime()
  if (!check) return <p className={styles.last}>{t('studio_reconciliation.never')}</p>
  const { finished_at, checked, mended } = check
  return (
    <output className={styles.last}>
      {finished_at === null
        ? t('studio_reconciliation.running', { count: checked })
        : t('studio_reconciliation.last', { time: format.dateTime(finished_at), count: checked })}
      {mended > 0 && ` ${t('studio_reconciliation.last_mended', { count: mended })}`}
    </output>
  )
}
