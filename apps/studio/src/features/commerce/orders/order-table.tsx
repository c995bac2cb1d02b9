import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Badge } from '@foyer/ui'
import { Table, type TableColumn } from '@foyer/ui/table'
import { Link } from '@tanstack/react-router'
import { createCell } from '#platform/parts/create-cell.tsx'
import { useSlug } from '#platform/routes.ts'
import { useStudioApp } from '../../apps/index.ts'
import { ProductCover } from '../components/product-cover.tsx'
import type { OrderRow } from './order-search.ts'
import { isAmountVoid, OrderStatusBadge } from './order-status.tsx'
import { useOrderSearch } from './use-order-search.ts'
import { useOrderTime } from './use-order-time.ts'
import styles from './order-table.module.css'

type CellProps = { readonly row: OrderRow }

/** The orders of a page as a table; a row is opened by its number. */
export function OrderTable({ orders }: { readonly orders: readonly OrderRow[] }) {
  const t = useT()
  const columns: readonly TableColumn<OrderRow>[] = [
    {
      id: 'order',
      header: t('studio_orders.columns.order'),
      is_row_header: true,
      cell: createCell(NumberCell),
    },
    { id: 'customer', header: t('studio_orders.columns.customer'), cell: createCell(CustomerCell) },
    { id: 'items', header: t('studio_orders.columns.items'), cell: createCell(ItemsCell) },
    { id: 'payment', header: t('studio_orders.columns.payment'), cell: createCell(PaymentCell) },
    { id: 'total', header: t('studio_orders.columns.total'), align: 'end', cell: createCell(TotalCell) },
    { id: 'date', header: t('studio_orders.columns.date'), align: 'end', cell: createCell(DateCell) },
  ]
  return (
    <div className={styles.table}>
      <Table label={t('studio_orders.title')} columns={columns} rows={orders} rowKey={(order) => order.id} />
    </div>
  )
}

function NumberCell({ row: { id, number, is_test } }: CellProps) {
  const t = useT()
  const search = useOrderSearch()
  return (
    <Link
      to="/apps/$slug/products/orders/$order_id"
      params={{ slug: useSlug(), order_id: id }}
      search={search}
      className={styles.number}
      data-row=""
    >
      {t('studio_orders.number', { number: String(number) })}
      {is_test && <Badge>{t('studio_orders.test')}</Badge>}
    </Link>
  )
}

function CustomerCell({ row: { customer } }: CellProps) {
  const name = customer.name || customer.email
  return (
    <span className={styles.person}>
      <Avatar name={name} src={customer.avatar_urls?.small ?? null} size={24} />
      <span className={styles.text} dir="auto">
        {name}
      </span>
    </span>
  )
}

function ItemsCell({ row }: CellProps) {
  const { product_id: id, cover, cover_asset, titles } = row
  const brand = useStudioApp().theme.primary_color
  const format = useFormat()
  return (
    <span className={styles.person}>
      <span className={styles.cover}>
        <ProductCover product={{ id, cover, cover_asset }} brand={brand} />
      </span>
      <span className={styles.text} dir="auto">
        {format.list(titles)}
      </span>
    </span>
  )
}

function PaymentCell({ row }: CellProps) {
  return (
    <span className={styles.badge}>
      <OrderStatusBadge status={row.status} />
    </span>
  )
}

function TotalCell({ row: { status, total, currency } }: CellProps) {
  const format = useFormat()
  const amount = format.money(total, currency, { is_full: true })
  if (status === 'refunded') return <s className={styles.void}>{amount}</s>
  return <span className={isAmountVoid(status) ? styles.void : styles.total}>{amount}</span>
}

function DateCell({ row: { paid_at, created_at } }: CellProps) {
  const { dayAndTime } = useOrderTime()
  return <span className={styles.date}>{dayAndTime(paid_at ?? created_at)}</span>
}
