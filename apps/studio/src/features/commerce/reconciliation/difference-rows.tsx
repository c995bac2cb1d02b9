import { useT } from '@foyer/i18n/react'
import { Badge, Button } from '@foyer/ui'
import { Link } from '@tanstack/react-router'
import { useAppTime } from '#platform/app-time.ts'
import { useSlug } from '#platform/routes.ts'
import type { PaymentDifference } from './queries.ts'
import styles from './difference-rows.module.css'

type DifferenceRowsProps = {
  readonly differences: readonly PaymentDifference[]
  readonly onResolve: (difference: PaymentDifference) => void
}

/** Differences, each with its order, both amounts, and a button while it is open. */
export function DifferenceRows({ differences, onResolve }: DifferenceRowsProps) {
  return (
    <ul className={styles.list}>
      {differences.map((difference) => (
        <DifferenceRow key={difference.id} difference={difference} onResolve={onResolve} />
      ))}
    </ul>
  )
}

type DifferenceRowProps = {
  readonly difference: PaymentDifference
  readonly onResolve: (difference: PaymentDifference) => void
}

function DifferenceRow({ difference, onResolve }: DifferenceRowProps) {
  const t = useT()
  const { format } = useAppTime()
  const { kind, reference, ours, theirs, found_at, state, note } = difference
  const has_amounts = ours !== null || theirs !== null
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.kind}>{t(`studio_reconciliation.kinds.${kind}`)}</p>
        <p className={styles.meta}>
          <OrderLink difference={difference} /> <bdi>{reference}</bdi>
        </p>
        <p className={styles.meta}>{format.dateTime(found_at)}</p>
        {note !== '' && (
          <p className={styles.meta} dir="auto">
            {note}
          </p>
        )}
      </div>
      {has_amounts && (
        <dl className={styles.amounts}>
          <dt>{t('studio_reconciliation.columns.ours')}</dt>
          <dd>{formatAmount(ours)}</dd>
          <dt>{t('studio_reconciliation.columns.theirs')}</dt>
          <dd>{formatAmount(theirs)}</dd>
        </dl>
      )}
      {state === 'open' ? (
        <Button kind="outline" onClick={() => onResolve(difference)}>
          {t('studio_reconciliation.resolve')}
        </Button>
      ) : (
        <Badge tone="ok">
          {state === 'mended'
            ? t('studio_reconciliation.states.mended')
            : t('studio_reconciliation.states.resolved', { name: difference.closed_by ?? '' })}
        </Badge>
      )}
    </li>
  )

  function formatAmount(amount: number | null): string {
    return amount === null || difference.currency === null
      ? '–'
      : format.money(amount, difference.currency, { is_full: true })
  }
}

function OrderLink({ difference: { order_id, order_number } }: { readonly difference: PaymentDifference }) {
  const t = useT()
  const slug = useSlug()
  if (order_id === null || order_number === null) return t('studio_reconciliation.no_order')
  return (
    <Link
      to="/apps/$slug/products/orders/$order_id"
      params={{ slug, order_id }}
      className={styles.order}
      data-row=""
    >
      {t('studio_reconciliation.order', { number: String(order_number) })}
    </Link>
  )
}
