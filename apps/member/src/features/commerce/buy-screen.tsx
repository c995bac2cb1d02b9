import { useT } from '@foyer/i18n/react'
import { useState, type ReactNode } from 'react'
import { Screen } from '../../platform/screen/screen.tsx'
import { TestModeRibbon } from './checkout-pane.tsx'
import styles from './checkout.module.css'
import { ProductChoice } from './product-choice.tsx'

/** Checkout as a screen of its own, for shared links: `/buy/:ids?coupon=CODE`. */
export function BuyScreen({ ids }: { ids: string }): ReactNode {
  const t = useT()
  const [coupon] = useState(() => new URLSearchParams(globalThis.location.search).get('coupon') ?? '')
  return (
    <Screen title={t('checkout.title')} back="/">
      <div className={styles.ribbon} data-hides-tabs>
        <TestModeRibbon />
      </div>
      <ProductChoice ids={ids} is_together coupon={coupon} onDone={null} />
    </Screen>
  )
}
