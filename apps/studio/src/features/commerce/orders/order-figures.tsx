import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Sparkline } from '#platform/parts/sparkline.tsx'
import { useSlug } from '#platform/routes.ts'
import { orderFiguresQuery } from './queries.ts'
import styles from './order-figures.module.css'

type Figures = OutputFor<'commerce.getOrderFigures'>['currencies'][number]
type Sum = 'today' | 'month' | 'refunded' | 'at_risk'

/** What was taken today and in 30 days, went back and is at risk, in the main currency; others follow in words. */
export function OrderFigures() {
  const t = useT()
  const format = useFormat()
  const { data } = useQuery(orderFiguresQuery(useSlug()))
  const [main, ...others] = data?.currencies ?? []
  if (!main) return null
  const money = (one: Figures, sum: Sum) => format.money(one[sum], one.currency)
  const valueOf = (sum: Sum) => ({
    value: money(main, sum),
    others: others.filter((one) => one[sum] > 0).map((one) => money(one, sum)),
  })
  const change = main.today - main.yesterday
  const share = main.month === 0 ? 0 : (100 * main.refunded) / main.month
  return (
    <dl className={styles.band}>
      <Figure name={t('studio_orders.today')} {...valueOf('today')} values={main.by_day.slice(-14)}>
        {t('studio_orders.orders_today', { count: main.today_count })}
        {change !== 0 && (
          <span className={styles.change} data-up={change > 0}>
            {`, ${formatChange(format.money(Math.abs(change), main.currency), change)}`}
          </span>
        )}
      </Figure>
      <Figure name={t('studio_orders.month')} {...valueOf('month')} values={main.by_day}>
        {main.month_before > 0 && (
          <span className={styles.change} data-up={main.month > main.month_before}>
            {formatChange(
              format.percent(Math.abs((100 * (main.month - main.month_before)) / main.month_before)),
              main.month - main.month_before,
            )}
          </span>
        )}
      </Figure>
      <Figure name={t('studio_orders.refunded')} {...valueOf('refunded')}>
        {t('studio_orders.refunded_share', { count: main.refunded_count, share: format.percent(share) })}
      </Figure>
      <Figure name={t('studio_orders.at_risk')} {...valueOf('at_risk')}>
        {t('studio_orders.at_risk_counts', {
          failed: main.failed_count,
          disputed: main.disputed_count,
        })}
      </Figure>
    </dl>
  )
}

const formatChange = (amount: string, change: number): string => `${change > 0 ? '+' : '−'}${amount}`

type FigureProps = {
  readonly name: string
  readonly value: string
  readonly others: readonly string[]
  readonly values?: readonly number[]
  readonly children: ReactNode
}

function Figure({ name, value, others, values, children }: FigureProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className={styles.cell}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {value}
        <span className={styles.detail}>{children}</span>
        {others.length > 0 && (
          <span className={styles.detail}>
            {t('studio_orders.more_currencies', { amounts: format.list(others) })}
          </span>
        )}
      </dd>
      {values && (
        <dd className={styles.spark}>
          <Sparkline values={values} width={64} height={36} />
        </dd>
      )}
    </div>
  )
}
