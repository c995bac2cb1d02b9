import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { Screen } from '../../platform/screen/screen.tsx'
import { TestModeRibbon } from './checkout-pane.tsx'
import styles from './checkout.module.css'
import { ProductChoice } from './product-choice.tsx'

/** Checkout as a screen of its own, for shared links: `/buy/:ids`. */
export function BuyScreen({ ids }: { ids: string }): ReactNode {
  const t = useT()
  return (
    <Screen title={t('checkout.title')} back="/">
      <div className={styles.ribbon} data-hides-tabs>
        <TestModeRibbon />
      </div>
      <ProductChoice ids={ids} is_together onDone={null} />
    </Screen>
  )
}
