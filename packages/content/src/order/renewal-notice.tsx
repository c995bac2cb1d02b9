import { useFormat, useT } from '@foyer/i18n/react'
import { CalendarCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatRenewal } from './format-price.ts'
import styles from './order.module.css'
import type { Preview } from './types.ts'

/** What happens after today: a trial with its end, or the next renewal; and why there is no trial. */
export function RenewalNotice({ preview }: { preview: Preview }): ReactNode {
  const t = useT()
  const format = useFormat()
  const sentence = formatRenewal(t, format, preview)
  return (
    <>
      {preview.tried_products.length > 0 && (
        <p className={styles.sentence}>
          <Info aria-hidden="true" />
          {t('checkout.trial_used')}
        </p>
      )}
      {sentence !== null && (
        <p className={styles.sentence}>
          <CalendarCheck aria-hidden="true" />
          {sentence}
        </p>
      )}
    </>
  )
}
