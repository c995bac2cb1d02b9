import { useFormat, useT } from '@foyer/i18n/react'
import { runningTotals } from '#platform/parts/spark-path.ts'
import { Sparkline } from '#platform/parts/sparkline.tsx'
import type { Today } from '../queries.ts'
import styles from './today-figures.module.css'

type Figure = Today['figures'][number]

/** From the widest circle of people to the narrowest. */
const order: readonly Figure['name'][] = ['visits', 'sign_ups', 'sales', 'completions']

/** Visits, sign-ups, sales and completions today so far, compared with the same hours a week ago. */
export function TodayFigures({ today, now }: { readonly today: Today; readonly now: Date }) {
  const t = useT()
  const format = useFormat()
  return (
    <section className={styles.section} aria-label={t('studio.today.title')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('studio.today.title')}</h2>
        <span className={styles.compare}>{t('studio.today.compared', { time: format.time(now) })}</span>
      </header>
      <dl className={styles.band}>
        {today.figures
          .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
          .map((figure) => (
            <FigureCard
              key={`${figure.name} ${figure.currency ?? ''}`}
              figure={figure}
              hour={now.getHours()}
            />
          ))}
      </dl>
    </section>
  )
}

function FigureCard({ figure, hour }: { readonly figure: Figure; readonly hour: number }) {
  const t = useT()
  const format = useFormat()
  const { value, previous, currency } = figure
  const formatAmount = (amount: number): string =>
    currency ? format.money(amount, currency) : format.number(amount)
  const change = value - previous
  return (
    <div className={styles.cell}>
      <dt className={styles.name}>{t(`studio.today.${figure.name}`)}</dt>
      <dd className={styles.value}>
        {formatAmount(value)}{' '}
        {change !== 0 && (
          <span className={styles.change} data-up={change > 0}>
            {change > 0 ? `+${formatAmount(change)}` : `−${formatAmount(-change)}`}
          </span>
        )}
      </dd>
      <dd className={styles.spark} aria-hidden="true">
        <Sparkline values={runningTotals(figure.by_hour, hour)} width={148} height={44} />
      </dd>
    </div>
  )
}
