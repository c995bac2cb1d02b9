import { useT } from '@foyer/i18n/react'
import { Button, EmptyState } from '@foyer/ui'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { checkoutQuery } from '../../platform/routing/checkout-query.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import type { PurchaseOffer } from '../../platform/session/subscription-offer.ts'

type PeopleOnOfferProps = { offer: PurchaseOffer; heading?: 'h2' | 'h3' }

/** Offers the required products in place of the directory, for a member without a purchase in a subscriber-only app. */
export function PeopleUpsell({ offer, heading = 'h2' }: PeopleOnOfferProps): ReactNode {
  const t = useT()
  const hash = useHash()
  return (
    <EmptyState
      icon={<Lock />}
      heading={heading}
      title={t('common.no_access')}
      text={t('people.sold_text')}
      actions={
        <Button
          size="small"
          onClick={() => hash.open('checkout', checkoutQuery(offer.product_ids, offer.overlay_id))}
        >
          {t('common.purchase')}
        </Button>
      }
    />
  )
}
