import { useT } from '@foyer/i18n/react'
import { Banner } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { PurchaseOverlay } from './purchase-overlay.tsx'
import { ProductChoice } from './product-choice.tsx'

/** Says that no card is charged; drawn in test mode alone. */
export function TestModeRibbon(): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  if (!app.is_sandbox) return null
  return <Banner icon={<FlaskConical />}>{t('checkout.test_mode')}</Banner>
}

/** The panel of `#checkout`: buying without leaving the page. */
export function CheckoutPane({
  query,
  close,
}: {
  query: Readonly<Record<string, string>>
  close: () => void
}): ReactNode {
  const t = useT()
  const { ids = '', overlay = '' } = query
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('checkout.title')}
      is_title_hidden
      close_place={overlay === '' ? 'beside' : 'row'}
      close_label={t('common.close')}
      ribbon={<TestModeRibbon />}
    >
      {overlay !== '' && <PurchaseOverlay key={overlay} id={overlay} />}
      <ProductChoice ids={ids} onDone={close} />
    </Sheet>
  )
}
