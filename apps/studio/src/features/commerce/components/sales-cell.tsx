import { useFormat, useT } from '@foyer/i18n/react'
import { Spark } from '#platform/parts/spark.tsx'
import { mainVersion } from '../price-text.ts'
import type { StudioProduct } from '../queries.ts'
import styles from './sales-cell.module.css'

/** What a product sold in the last 30 days: the trend, the sum, how often, and what it has made in all. */
export function SalesCell({ row: product }: { readonly row: StudioProduct }) {
  const t = useT()
  const format = useFormat()
  const { recent_sales, revenue } = product
  const [best] = recent_sales.toSorted((a, b) => b.amount - a.amount)
  const main = mainVersion(product)
  const sumOf = (sums: readonly { readonly amount: number; readonly currency: string }[]) =>
    format.list(sums.map(({ amount, currency }) => format.money(amount, currency)))
  const count = recent_sales.reduce((sum, one) => sum + one.count, 0)
  return (
    <span className={styles.sales}>
      {best && (
        <span className={styles.trend}>
          <Spark values={best.by_span} width={72} height={28} />
        </span>
      )}
      <span className={styles.words}>
        <strong className={styles.sum}>
          {best ? sumOf(recent_sales) : main && format.money(0, main.currency)}
        </strong>
        {revenue.length > 0 && (
          <span className={styles.meta}>{t('studio_products.sold', { count, all: sumOf(revenue) })}</span>
        )}
      </span>
    </span>
  )
}
