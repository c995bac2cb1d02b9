import { useFormat } from '@foyer/i18n/react'
import { Link } from '@tanstack/react-router'
import { useSlug } from '#platform/routes.ts'
import { useStudioApp } from '../../apps/index.ts'
import { ProductCover } from '../components/product-cover.tsx'
import type { OrderRow } from './order-search.ts'
import { isAmountVoid, OrderStatusBadge } from './order-status.tsx'
import { useOrderSearch } from './use-order-search.ts'
import { useOrderTime } from './use-order-time.ts'
import styles from './order-list.module.css'

/** The orders on a phone: rows of two lines under their days. */
export function OrderList({ orders }: { readonly orders: readonly OrderRow[] }) {
  const { dayName } = useOrderTime()
  const days = [...Map.groupBy(orders, (order) => dayName(order.paid_at ?? order.created_at))]
  return days.map(([day, of_day]) => (
    <section key={day} aria-label={day}>
      <h2 className={styles.day}>{day}</h2>
      <ul>
        {of_day.map((order) => (
          <OrderListRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  ))
}

function OrderListRow({ order }: { readonly order: OrderRow }) {
  const format = useFormat()
  const { timeOf } = useOrderTime()
  const search = useOrderSearch()
  const brand = useStudioApp().theme.primary_color
  const { id, product_id, customer, titles, cover, cover_asset, status, total, currency } = order
  const amount = format.money(total, currency, { is_full: true })
  return (
    <li>
      <Link
        to="/apps/$slug/products/orders/$order_id"
        params={{ slug: useSlug(), order_id: id }}
        search={search}
        className={styles.row}
        data-row=""
      >
        <span className={styles.cover}>
          <ProductCover product={{ id: product_id, cover, cover_asset }} brand={brand} />
        </span>
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {customer.name || customer.email}
          </span>
          <span className={styles.meta} dir="auto">
            {format.list(titles)}
          </span>
        </span>
        <span className={styles.end}>
          <span className={isAmountVoid(status) || status === 'refunded' ? styles.void : styles.total}>
            {status === 'refunded' ? <s>{amount}</s> : amount}
          </span>
          {status === 'paid' ? (
            <span className={styles.meta}>{timeOf(order.paid_at ?? order.created_at)}</span>
          ) : (
            <OrderStatusBadge status={status} />
          )}
        </span>
      </Link>
    </li>
  )
}
