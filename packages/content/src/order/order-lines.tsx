import { taxNameOf } from '@foyer/domain/money'
import { useFormat, useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { formatRate } from './format-price.ts'
import styles from './order.module.css'
import type { Preview } from './types.ts'

/** The lines of the order and what is due today. */
export function OrderLines({ preview, is_stale }: { preview: Preview; is_stale: boolean }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { currency, lines, discount, final_amount } = preview
  return (
    <dl className={styles.lines} data-stale={is_stale} aria-label={t('checkout.lines')}>
      {lines.flatMap((line) => [
        <div key={`${line.product_id}.${line.version_id}`} className={styles.line}>
          <dt dir="auto">{line.title}</dt>
          <dd>{format.money(line.trial_ends_at === null ? line.amount : 0, currency)}</dd>
        </div>,
        line.setup_fee > 0 && (
          <div key={`${line.version_id} setup`} className={styles.line}>
            <dt>{t('checkout.setup_fee')}</dt>
            <dd>{format.money(line.setup_fee, currency)}</dd>
          </div>
        ),
      ])}
      {discount > 0 && (
        <div className={styles.line}>
          <dt dir="auto">{preview.coupon?.code ?? t('checkout.discount')}</dt>
          <dd>{format.money(-discount, currency)}</dd>
        </div>
      )}
      {preview.tax?.is_inclusive === false && <TaxLines preview={preview} />}
      <div className={`${styles.line} ${styles.due}`}>
        <dt>{t('checkout.due_today')}</dt>
        <dd>{format.money(final_amount, currency)}</dd>
      </div>
      {preview.tax?.is_inclusive !== false && <TaxLines preview={preview} />}
    </dl>
  )
}

/** The tax of each rate, or why there is none yet. */
function TaxLines({
  preview: { tax, tax_state, is_tax_inclusive, currency },
}: {
  preview: Preview
}): ReactNode {
  const t = useT()
  const format = useFormat()
  if (tax_state === 'waiting')
    return (
      <div className={styles.line}>
        <dt>{t(is_tax_inclusive ? 'checkout.tax.waiting_included' : 'checkout.tax.waiting_added')}</dt>
      </div>
    )
  if (tax?.is_reverse_charge)
    return (
      <div className={styles.line}>
        <dt>{t('checkout.tax.reverse_charge')}</dt>
        <dd>{format.money(0, currency)}</dd>
      </div>
    )
  const name = t(`checkout.tax.name.${taxNameOf(tax?.name ?? '')}`)
  return tax?.rows.map(({ rate, tax: amount }) => {
    const facts = { name, percent: formatRate(format, rate) }
    return (
      <div key={rate} className={styles.line}>
        <dt>{t(tax.is_inclusive ? 'checkout.tax.included' : 'checkout.tax.added', facts)}</dt>
        <dd>{format.money(amount, currency)}</dd>
      </div>
    )
  })
}
