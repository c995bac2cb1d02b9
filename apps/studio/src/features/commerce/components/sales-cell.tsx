import { useFormat, useT } from '@foyer/i18n/react'
import { Sparkline } from '#platform/parts/sparkline.tsx'
import { getMainVersion } from '../format-price.ts'
import type { StudioProduct } from '../queries.ts'
import styles from './sales-cell.module.css'

/** A product's sales of the last 30 days: trend, sum and count, and its total revenue. */
export function SalesCell({ row: product }: { readonly row: StudioProduct }) {
  const t = useT()
  const format = useFormat()
  const { recent_sales, revenue } = product
  const [best] = recent_sales.toSorted((a, b) => b.amount - a.amount)
  const main_sum = getMainVersion(product)
  const sumAmounts = (sums: readonly { readonly amount: number; readonly currency: string }[]) =>
    format.list(sums.map(({ amount, currency }) => format.money(amount, currency)))
  const count = recent_sales.reduce((sum, one) => sum + one.count, 0)
  return (
    <span className={styles.sales}>
      {best && (
        <span className={styles.trend}>
          <Sparkline values={best.by_span} width={72} height={28} />
        </span>
      )}
      <span className={styles.words}>
        <strong className={styles.sum}>
          {best ? sumAmounts(recent_sales) : main_sum && format.money(0, main_sum.currency)}
        </strong>
        {revenue.length > 0 && (
          <span className={styles.meta}>
            {t('studio_products.sold', { count, all: sumAmounts(revenue) })}
          </span>
        )}
      </span>
    </span>
  )
}
