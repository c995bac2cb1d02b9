import type { OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { Badge, Button, IconButton } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { Archive, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useStudioApp } from '../../apps/index.ts'
import { toasts } from '#platform/toasts.ts'
import styles from '../screens/product-screen.module.css'

type SaleActionsProps = {
  /** Null for a product that is not saved yet. */
  readonly product: OutputFor<'commerce.getStudioProduct'> | null
  /** Whether to confirm first, because buyers would get access to nothing. */
  readonly must_confirm: boolean
  readonly is_busy: boolean
  readonly onChangeSale: (is_on_sale: boolean) => void
  readonly onArchive: () => void
}

/** Puts a product on sale, and takes it off; a draft has no buy link. */
export function SaleActions({ product, must_confirm, is_busy, onChangeSale, onArchive }: SaleActionsProps) {
  const t = useT()
  const app = useStudioApp()
  const [is_asking, setIsAsking] = useState(false)
  const is_on_sale = product?.is_on_sale ?? false
  const copy = (id: string) =>
    void navigator.clipboard
      .writeText(new URL(`/buy/${id}`, app.address.url).href)
      .then(() => toasts.add({ text: t('studio_products.link_copied') }))
      .catch(() => toasts.add({ text: t('studio.copy_failed'), tone: 'danger' }))
  return (
    <div className={styles.actions}>
      <Badge tone={is_on_sale ? 'ok' : 'neutral'}>
        {t(is_on_sale ? 'studio_products.states.live' : 'studio_products.states.draft')}
      </Badge>
      {is_on_sale && product ? (
        <>
          <Button kind="outline" icon={<Link2 />} onClick={() => copy(product.id)}>
            {t('studio_products.copy_link')}
          </Button>
          <Button kind="outline" is_busy={is_busy} onClick={() => onChangeSale(false)}>
            {t('studio_products.sale.take_off')}
          </Button>
        </>
      ) : (
        <Button
          kind="accent"
          is_busy={is_busy}
          onClick={() => (must_confirm ? setIsAsking(true) : onChangeSale(true))}
        >
          {t('studio_products.sale.put_on')}
        </Button>
      )}
      {product && (
        <IconButton
          kind="outline"
          label={t('studio_products.archive')}
          icon={<Archive />}
          onClick={onArchive}
        />
      )}
      {is_asking && (
        <Dialog
          is_open
          role="alertdialog"
          onOpenChange={(is_open) => !is_open && setIsAsking(false)}
          title={t('studio_products.sale.empty_title')}
          actions={
            <>
              <Button kind="outline" onClick={() => setIsAsking(false)}>
                {t('common.cancel')}
              </Button>
              <Button
                kind="ink"
                onClick={() => {
                  setIsAsking(false)
                  onChangeSale(true)
                }}
              >
                {t('studio_products.sale.put_on_anyway')}
              </Button>
            </>
          }
        >
          {t('studio_products.sale.empty_text')}
        </Dialog>
      )}
    </div>
  )
}
