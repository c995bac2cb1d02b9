import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { checkoutQuery } from '#platform/routing/checkout-query.ts'
import { useHash } from '#platform/routing/use-hash.ts'
import styles from './page-actions.module.css'
import type { ReadOnlyOffer } from '../use-read-only-offer.ts'

/** Shows that a page is read-only, and offers what unlocks the rest of it (model, "ALLOW_BROWSING"). */
export function ReadOnlyNotice({ offer }: { offer: ReadOnlyOffer }): ReactNode {
  const t = useT()
  const hash = useHash()
  const { product_ids, overlay_id } = offer
  const is_sold = product_ids.length > 0
  return (
    <>
      <p className={styles.reading}>
        <Eye size={20} aria-hidden="true" />
        {t(is_sold ? 'page.reading.sold' : 'page.reading.text')}
      </p>
      {is_sold && (
        <Button is_wide onClick={() => hash.open('checkout', checkoutQuery(product_ids, overlay_id))}>
          {t('common.purchase')}
        </Button>
      )}
    </>
  )
}
