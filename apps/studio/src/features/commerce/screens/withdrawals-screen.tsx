import { useT } from '@foyer/i18n/react'
import { Badge, Button, EmptyState } from '@foyer/ui'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FileX } from 'lucide-react'
import { useAppCall } from '#platform/api.ts'
import { useAppTime } from '#platform/app-time.ts'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { Page } from '#platform/parts/page.tsx'
import { ViewTabs } from '#platform/parts/view-tabs.tsx'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { withdrawalsQuery, type Withdrawal } from '../withdrawals/queries.ts'
import styles from '../withdrawals/withdrawals.module.css'

const route = getRouteApi('/apps/$slug/products/withdrawals')

const TONES = {
  received: 'accent',
  open: 'warn',
  done: 'ok',
  refused: 'neutral',
  resolved: 'ok',
} as const

/** Withdrawals and cancellations that buyers sent, with those that wait for the team. */
export function WithdrawalsScreen() {
  const t = useT()
  const { slug } = route.useParams()
  const { view = 'all' } = route.useSearch()
  const query = useInfiniteQuery(withdrawalsQuery(slug, view))
  const views = (['all', 'waiting'] as const).map((id) => ({
    id,
    label: t(`studio_orders.withdrawals.views.${id}`),
    is_shown: id === view,
  }))
  return (
    <Page title={t('studio_orders.withdrawals.title')}>
      <ViewTabs label={t('studio_orders.view')} views={views}>
        {({ id }, count_text, attributes) => (
          <Link
            to="/apps/$slug/products/withdrawals"
            params={{ slug }}
            search={id === 'waiting' ? { view: id } : {}}
            activeProps={{}}
            {...attributes}
          >
            {count_text}
          </Link>
        )}
      </ViewTabs>
      <InfiniteList
        query={query}
        content_name={t('studio_orders.withdrawals.title')}
        getRows={(pages) => pages.flatMap((page) => page.items)}
        empty={
          <EmptyState
            icon={<FileX />}
            title={t(`studio_orders.withdrawals.empty.${view}`)}
            text={t('studio_orders.withdrawals.empty.text')}
          />
        }
      >
        {(rows) => (
          <ul className={styles.list} aria-label={t('studio_orders.withdrawals.title')}>
            {rows.map((row) => (
              <WithdrawalItem key={row.id} row={row} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </Page>
  )
}

function WithdrawalItem({ row }: { readonly row: Withdrawal }) {
  const t = useT()
  const slug = useSlug()
  const { format } = useAppTime()
  const title = t(`studio_orders.withdrawals.kinds.${row.kind}`, { reference: row.reference })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name} dir="auto">
          {row.order_id === null ? (
            title
          ) : (
            <Link
              to="/apps/$slug/products/orders/$order_id"
              params={{ slug, order_id: row.order_id }}
              data-row=""
            >
              {title}
            </Link>
          )}
        </span>
        <span className={styles.meta}>
          <bdi>{row.name}</bdi> · <bdi>{row.email}</bdi> · {format.dateTime(row.received_at, 'medium')}
        </span>
        {row.reason !== null && (
          <span className={styles.meta}>{t(`studio_orders.withdrawals.reasons.${row.reason}`)}</span>
        )}
      </div>
      <div className={styles.end}>
        <Badge tone={TONES[row.state]}>{t(`studio_orders.withdrawals.states.${row.state}`)}</Badge>
        {(row.state === 'open' || row.state === 'received') && <ResolveButton id={row.id} />}
      </div>
    </li>
  )
}

function ResolveButton({ id }: { readonly id: string }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const resolve = useMutation({
    mutationFn: () => call('commerce.resolveWithdrawal', { id }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['app', slug, 'commerce', 'withdrawals'] }),
    onError: () => toasts.add({ text: t('studio_orders.withdrawals.failed') }),
  })
  return (
    <Button kind="outline" size="small" is_busy={resolve.isPending} onClick={() => resolve.mutate()}>
      {t('studio_orders.withdrawals.resolve')}
    </Button>
  )
}
