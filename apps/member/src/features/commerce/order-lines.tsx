import { useFormat, useT } from '@foyer/i18n/react'
import { Loading, Skeleton } from '@foyer/ui'
import { CalendarCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styles from './checkout.module.css'
import { expectedRenewal, formatRenewal } from './format-price.ts'
import type { Preview, Product } from './types.ts'

/** What happens after today: a trial with its end, or the next renewal. */
export function RenewalNotice({ preview }: { preview: Preview }): ReactNode {
  const t = useT()
  const format = useFormat()
  const sentence = formatRenewal(t, format, preview)
  if (sentence === null) return null
  return (
    <p className={styles.sentence}>
      <CalendarCheck aria-hidden="true" />
      {sentence}
    </p>
  )
}

/** The lines of the order and what is due today, as the server reckons them. */
export function OrderLines({ preview, is_stale }: { preview: Preview; is_stale: boolean }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { currency, lines, discount, final_amount } = preview
  return (
    <dl className={styles.lines} data-stale={is_stale} aria-label={t('checkout.lines')}>
      {lines.map((line) => (
        <div key={`${line.product_id}.${line.version_id}`} className={styles.line}>
          <dt>{line.title}</dt>
          <dd>{format.money(line.trial_ends_at === null ? line.amount : 0, currency)}</dd>
        </div>
      ))}
      {discount > 0 && (
        <div className={styles.line}>
          <dt>{t('checkout.discount')}</dt>
          <dd>{format.money(-discount, currency)}</dd>
        </div>
      )}
      <div className={`${styles.line} ${styles.due}`}>
        <dt>{t('checkout.due_today')}</dt>
        <dd>{format.money(final_amount, currency)}</dd>
      </div>
    </dl>
  )
}

/** The place of the sentence while the server calculates: as high as the sentence for today's date. */
export function RenewalNoticeSkeleton({ version }: { version: Product['versions'][number] }): ReactNode {
  const t = useT()
  const format = useFormat()
  const [today] = useState(() => new Date())
  return (
    <p className={styles.sentence} aria-hidden="true">
      <CalendarCheck />
      <span className={styles.unknown}>{formatRenewal(t, format, expectedRenewal(version, today))}</span>
    </p>
  )
}

/** The boxes of the lines while the server calculates, as high as the lines. */
export function OrderLinesSkeleton(): ReactNode {
  const t = useT()
  return (
    <Loading label={t('common.loading')}>
      <div className={styles.lines}>
        <div className={styles.line}>
          <Skeleton width="70%" height="1lh" />
        </div>
        <div className={`${styles.line} ${styles.due}`}>
          <Skeleton width="100%" height="1lh" />
        </div>
      </div>
    </Loading>
  )
}
