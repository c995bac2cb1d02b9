import { useT } from '@foyer/i18n/react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSlug } from '#platform/routes.ts'
import type { OrderRow } from './order-search.ts'
import { useOrderSearch } from './use-order-search.ts'
import styles from './order-neighbours.module.css'

type Page = { readonly items: readonly OrderRow[]; readonly total_count: number }

/** An order's position in the last list, with links to the previous and next order. */
export function OrderNeighbours({ id }: { readonly id: string }) {
  const t = useT()
  const found = findNeighbours(useQueryClient(), useSlug(), id)
  if (!found) return null
  const { position, total, before, after } = found
  return (
    <nav
      className={styles.neighbours}
      aria-label={t('studio_orders.neighbours.position', { position, total })}
    >
      <span className={styles.place}>{t('studio_orders.neighbours.position', { position, total })}</span>
      <Neighbour order={before} label={t('studio_orders.neighbours.previous')}>
        <ChevronUp aria-hidden="true" />
      </Neighbour>
      <Neighbour order={after} label={t('studio_orders.neighbours.next')}>
        <ChevronDown aria-hidden="true" />
      </Neighbour>
    </nav>
  )
}

function findNeighbours(cache: QueryClient, slug: string, id: string) {
  const lists = cache
    .getQueryCache()
    .findAll({ queryKey: ['app', slug, 'commerce', 'orders'] })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { state } of lists) {
    const pages = (state.data as { readonly pages: readonly Page[] } | undefined)?.pages ?? []
    const rows = pages.flatMap(({ items }) => items)
    const index = rows.findIndex((row) => row.id === id)
    if (index >= 0) {
      const [before, after] = [rows[index - 1] ?? null, rows[index + 1] ?? null]
      return { position: index + 1, total: pages[0]?.total_count ?? rows.length, before, after }
    }
  }
  return null
}

type NeighbourProps = {
  readonly order: OrderRow | null
  readonly label: string
  readonly children: ReactNode
}

function Neighbour({ order, label, children }: NeighbourProps) {
  const t = useT()
  const slug = useSlug()
  const search = useOrderSearch()
  if (!order) {
    return (
      <span className={styles.step} data-off="" aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <Link
      to="/apps/$slug/products/orders/$order_id"
      params={{ slug, order_id: order.id }}
      search={search}
      replace
      className={styles.step}
      aria-label={`${label}: ${t('studio_orders.number', { number: String(order.number) })}`}
    >
      {children}
    </Link>
  )
}
