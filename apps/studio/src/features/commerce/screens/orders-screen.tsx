import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Chip, EmptyState } from '@foyer/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { Download, Receipt, SearchX, ShieldCheck } from 'lucide-react'
import { useCallback } from 'react'
import { useAppTime } from '#platform/app-time.ts'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { InfiniteList } from '#platform/parts/infinite-list.tsx'
import { FilterSelect, ListToolbar } from '#platform/parts/list-toolbar.tsx'
import { Page } from '#platform/parts/page.tsx'
import { ViewTabs } from '#platform/parts/view-tabs.tsx'
import { removeEmpty } from '#platform/search-params.ts'
import { useMediaQuery } from '#platform/use-media-query.ts'
import { useNow } from '#platform/use-now.ts'
import { OrderFigures } from '../orders/order-figures.tsx'
import { OrderList } from '../orders/order-list.tsx'
import {
  hasOrderFilters,
  ORDER_DATES,
  ORDER_VIEWS,
  toOrderFilter,
  type OrderSearch,
} from '../orders/order-search.ts'
import { OrderTable } from '../orders/order-table.tsx'
import { couponChoicesQuery } from '../coupons/queries.ts'
import { orderFiguresQuery, ordersQuery } from '../orders/queries.ts'
import { useOrderExport } from '../orders/use-order-export.ts'
import { PaymentCheckBanner } from '../reconciliation/payment-check-banner.tsx'
import { productChoicesQuery } from '../queries.ts'

const route = getRouteApi('/apps/$slug/products/orders')

type Change = (next: Partial<Record<keyof OrderSearch, string | undefined>>) => void

/** The orders of the app, searched and narrowed by the address. */
export function OrdersScreen() {
  const t = useT()
  const { slug } = route.useParams()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/apps/$slug/products/orders' })
  const is_wide = useMediaQuery('(width >= 768px)')
  const { zone } = useAppTime()
  const filter = toOrderFilter(search, useNow(), zone)
  const query = useInfiniteQuery(ordersQuery(slug, filter))
  const { so_far, run } = useOrderExport()
  const change: Change = useCallback(
    (next) =>
      void navigate({
        search: (before) => removeEmpty({ ...before, ...next }) as OrderSearch,
        replace: true,
      }),
    [navigate],
  )
  const onSearch = useCallback((term: string) => change({ term: term.trim() || undefined }), [change])
  const total = query.data?.pages[0]?.total_count
  return (
    <Page
      title={t('studio_orders.title')}
      actions={
        <>
          <ButtonLink
            to="/apps/$slug/products/payment-check"
            params={{ slug }}
            kind="ghost"
            icon={<ShieldCheck />}
          >
            {t('studio_reconciliation.link')}
          </ButtonLink>
          <Button
            kind="ghost"
            icon={<Download />}
            is_busy={so_far !== null}
            disabled={!total}
            onClick={() => void run(filter)}
          >
            {t('studio_orders.export.title')}
          </Button>
        </>
      }
    >
      <PaymentCheckBanner />
      <OrderFigures />
      <OrderViews search={search} />
      <ListToolbar
        label={t('studio_orders.search')}
        term={search.term ?? ''}
        onSearch={onSearch}
        end={
          <output>
            {so_far
              ? t('studio_orders.export.so_far', { count: so_far })
              : total !== undefined && t('studio_orders.count', { count: total })}
          </output>
        }
      >
        <OrderFilters search={search} onChange={change} />
      </ListToolbar>
      <InfiniteList
        query={query}
        content_name={t('studio_orders.title')}
        getRows={(pages) => pages.flatMap((page) => page.items)}
        empty={<NoOrders search={search} />}
      >
        {(orders) => (is_wide ? <OrderTable orders={orders} /> : <OrderList orders={orders} />)}
      </InfiniteList>
    </Page>
  )
}

/** All orders, and those of each state, with their counts. */
function OrderViews({ search }: { readonly search: OrderSearch }) {
  const t = useT()
  const format = useFormat()
  const { slug } = route.useParams()
  const { data } = useQuery(orderFiguresQuery(slug))
  const views = [undefined, ...ORDER_VIEWS].map((status) => ({
    status,
    id: status ?? 'all',
    label: t(`studio_orders.views.${status ?? 'all'}`),
    count: data && format.number(data.counts[status ?? 'all']),
    is_shown: status === search.status,
  }))
  return (
    <ViewTabs label={t('studio_orders.view')} views={views}>
      {({ status }, count_text, attributes) => (
        <Link
          to="/apps/$slug/products/orders"
          params={{ slug }}
          search={removeEmpty({ ...search, status })}
          activeProps={{}}
          {...attributes}
        >
          {count_text}
        </Link>
      )}
    </ViewTabs>
  )
}

type FilterProps = { readonly search: OrderSearch; readonly onChange: Change }

function OrderFilters({ search, onChange }: FilterProps) {
  const t = useT()
  const { slug } = route.useParams()
  const products = useQuery(productChoicesQuery(slug)).data?.items ?? []
  return (
    <>
      <FilterSelect
        label={t('studio_orders.filter.product')}
        value={search.product ?? ''}
        onChange={(product) => onChange({ product: product || undefined })}
        choices={[
          { value: '', label: t('studio_orders.filter.any_product') },
          ...products.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <FilterSelect
        label={t('studio_orders.filter.date')}
        value={search.date ?? 'any_date'}
        onChange={(date) => onChange({ date: date === 'any_date' ? undefined : date })}
        choices={(['any_date', ...ORDER_DATES] as const).map((value) => ({
          value,
          label: t(`studio_orders.filter.${value}`),
        }))}
      />
      <CouponFilter coupon={search.coupon} onChange={onChange} />
      {search.referral !== undefined && (
        <FilterChip
          label={t('studio_orders.filter.referral', { referral: search.referral })}
          onRemove={() => onChange({ referral: undefined })}
        />
      )}
      {search.member !== undefined && (
        <FilterChip
          label={t('studio_orders.filter.member')}
          onRemove={() => onChange({ member: undefined })}
        />
      )}
    </>
  )
}

/** The coupons of the app; also one of an older address that is no longer listed. */
function CouponFilter({
  coupon,
  onChange,
}: {
  readonly coupon: string | undefined
  readonly onChange: Change
}) {
  const t = useT()
  const { slug } = route.useParams()
  const { data } = useQuery(couponChoicesQuery(slug))
  const codes = (data?.items ?? []).map(({ code }) => code)
  const chosen = coupon?.toUpperCase() ?? ''
  const listed = chosen === '' || codes.includes(chosen) ? codes : [...codes, chosen]
  if (listed.length === 0) return null
  return (
    <FilterSelect
      label={t('studio_orders.coupon')}
      value={chosen}
      onChange={(code) => onChange({ coupon: code || undefined })}
      choices={[
        { value: '', label: t('studio_orders.filter.any_coupon') },
        ...listed.map((code) => ({ value: code, label: code })),
      ]}
    />
  )
}

function FilterChip({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  const t = useT()
  return (
    <Chip
      tone="accent"
      onRemove={onRemove}
      remove_label={t('studio_orders.filter.remove', { filter: label })}
    >
      {label}
    </Chip>
  )
}

function NoOrders({ search }: { readonly search: OrderSearch }) {
  const t = useT()
  const { slug } = route.useParams()
  if (!hasOrderFilters(search) && search.status === undefined) {
    return (
      <EmptyState
        icon={<Receipt />}
        title={t('studio_orders.empty.title')}
        text={t('studio_orders.empty.text')}
      />
    )
  }
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('common.search_no_results')}
      text={
        search.term ? t('studio_orders.empty.term', { term: search.term }) : t('studio_orders.empty.filter')
      }
      actions={
        <ButtonLink to="/apps/$slug/products/orders" params={{ slug }} kind="outline">
          {t('studio.clear_filters')}
        </ButtonLink>
      }
    />
  )
}
