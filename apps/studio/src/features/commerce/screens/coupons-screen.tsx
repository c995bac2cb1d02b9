import { formatCoupon } from '@foyer/content/prices'
import { useFormat, useT } from '@foyer/i18n/react'
import { EmptyState } from '@foyer/ui'
import { Table, type TableColumn } from '@foyer/ui/table'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { Plus, SearchX, TicketPercent } from 'lucide-react'
import { useCallback } from 'react'
import { useAppTime } from '#platform/app-time.ts'
import { createCell } from '#platform/parts/create-cell.tsx'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { FilterSelect, ListToolbar } from '#platform/parts/list-toolbar.tsx'
import { Page } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { removeEmpty } from '#platform/search-params.ts'
import { CouponState } from '../coupons/coupon-state.tsx'
import { couponsQuery, type ListedCoupon } from '../coupons/queries.ts'
import styles from './coupons-screen.module.css'

const route = getRouteApi('/apps/$slug/products/coupons')
type Search = { term?: string; state?: 'archived' }

/** The coupons of the app, searched by the address. */
export function CouponsScreen() {
  const t = useT()
  const { slug } = route.useParams()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/apps/$slug/products/coupons' })
  const query = useInfiniteQuery(couponsQuery(slug, search.term ?? '', search.state === 'archived'))
  const change = useCallback(
    (next: Partial<Record<keyof Search, string | undefined>>) =>
      void navigate({ search: (before) => removeEmpty({ ...before, ...next }) as Search, replace: true }),
    [navigate],
  )
  const onSearch = useCallback((term: string) => change({ term: term.trim() || undefined }), [change])
  const has_filters = search.term !== undefined || search.state !== undefined
  return (
    <Page title={t('studio_coupons.title')} actions={<NewCoupon slug={slug} />}>
      <ListToolbar label={t('studio_coupons.search')} term={search.term ?? ''} onSearch={onSearch}>
        <FilterSelect
          label={t('studio_coupons.state')}
          value={search.state ?? 'current'}
          onChange={(state) => change({ state: state === 'current' ? undefined : state })}
          choices={(['current', 'archived'] as const).map((value) => ({
            value,
            label: t(`studio_coupons.filters.${value}`),
          }))}
        />
      </ListToolbar>
      <InfiniteList
        query={query}
        content_name={t('studio_coupons.title')}
        getRows={(pages) => pages.flatMap((page) => page.items)}
        empty={has_filters ? <NoMatches slug={slug} /> : <NoCoupons slug={slug} />}
      >
        {(coupons) => <CouponTable coupons={coupons} />}
      </InfiniteList>
    </Page>
  )
}

function NewCoupon({ slug }: { readonly slug: string }) {
  const t = useT()
  return (
    <ButtonLink to="/apps/$slug/products/coupons/new" params={{ slug }} kind="ink" icon={<Plus />}>
      {t('studio_coupons.new')}
    </ButtonLink>
  )
}

function CouponTable({ coupons }: { readonly coupons: readonly ListedCoupon[] }) {
  const t = useT()
  const columns: readonly TableColumn<ListedCoupon>[] = [
    { id: 'code', header: t('studio_coupons.code'), is_row_header: true, cell: createCell(CodeCell) },
    { id: 'uses', header: t('studio_coupons.uses'), align: 'end', cell: createCell(UsesCell) },
    { id: 'revenue', header: t('studio_coupons.revenue'), align: 'end', cell: createCell(RevenueCell) },
    { id: 'ends', header: t('studio_coupons.ends'), align: 'end', cell: createCell(EndCell) },
    { id: 'state', header: t('studio_coupons.state'), cell: createCell(StateCell) },
  ]
  return (
    <div className={styles.table}>
      <Table
        label={t('studio_coupons.title')}
        columns={columns}
        rows={coupons}
        rowKey={(coupon) => coupon.id}
      />
    </div>
  )
}

type CellProps = { readonly row: ListedCoupon }

function CodeCell({ row: coupon }: CellProps) {
  const t = useT()
  const format = useFormat()
  const off = formatCoupon(t, format, coupon, '')
  return (
    <Link
      to="/apps/$slug/products/coupons/$coupon_id"
      params={{ slug: useSlug(), coupon_id: coupon.id }}
      className={styles.coupon}
      data-row=""
    >
      <bdi className={styles.code}>{coupon.code}</bdi>
      <span className={styles.meta}>{coupon.name === '' ? off : `${off} · ${coupon.name}`}</span>
      <span className={styles.small}>
        <CouponState state={coupon.state} /> <UsesCell row={coupon} />
      </span>
    </Link>
  )
}

function UsesCell({ row: { uses, max_uses } }: CellProps) {
  const t = useT()
  const format = useFormat()
  return max_uses === null
    ? format.number(uses)
    : t('studio_coupons.uses_of', { count: format.number(uses), max: format.number(max_uses) })
}

function RevenueCell({ row: { revenue } }: CellProps) {
  const format = useFormat()
  return revenue.length === 0
    ? '–'
    : format.list(revenue.map((one) => format.money(one.amount, one.currency)))
}

function EndCell({ row: { ends_on } }: CellProps) {
  const { format } = useAppTime()
  const t = useT()
  return ends_on === null ? t('studio_coupons.no_end') : format.date(`${ends_on}T12:00:00.000Z`, 'medium')
}

function StateCell({ row }: CellProps) {
  return <CouponState state={row.state} />
}

function NoCoupons({ slug }: { readonly slug: string }) {
  const t = useT()
  return (
    <EmptyState
      icon={<TicketPercent />}
      title={t('studio_coupons.empty.title')}
      text={t('studio_coupons.empty.text')}
      actions={<NewCoupon slug={slug} />}
    />
  )
}

function NoMatches({ slug }: { readonly slug: string }) {
  const t = useT()
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('common.search_no_results')}
      text={t('studio_coupons.empty.filter')}
      actions={
        <ButtonLink to="/apps/$slug/products/coupons" params={{ slug }} kind="outline">
          {t('studio.clear_filters')}
        </ButtonLink>
      }
    />
  )
}
