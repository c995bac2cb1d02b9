import { useFormat, useT } from '@foyer/i18n/react'
import { Checkbox, VisuallyHidden } from '@foyer/ui'
import { Check } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMember } from '../../platform/session/use-session.ts'
import styles from './checkout.module.css'
import { formatPrice } from './format-price.ts'
import { computeSaving } from './compute-saving.ts'
import type { Product } from './types.ts'
import type { Order } from './use-order.ts'

/** The prices of a product, where there is more than one. */
export function PriceChoice({ product, order }: { product: Product; order: Order }): ReactNode {
  const t = useT()
  const format = useFormat()
  const name = useId()
  const { versions } = product
  if (versions.length < 2) return null
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{t('checkout.price_label')}</VisuallyHidden>
      </legend>
      <div className={styles.prices} data-many={versions.length > 2 || undefined}>
        {versions.map((version) => {
          const price = formatPrice(t, format, version)
          const savingLabel = computeSaving(version, versions)
          return (
            <label key={version.id} className={styles.price}>
              <input
                type="radio"
                name={name}
                value={version.id}
                checked={version.id === order.version_id}
                onChange={() => order.chooseVersion(version.id)}
              />
              <span className={styles.priceName}>
                <span dir="auto">{version.name}</span>
                {savingLabel !== null && (
                  <span className={styles.saving}>
                    {t('checkout.price.save', { price: format.money(savingLabel, version.currency) })}
                  </span>
                )}
              </span>
              <span className={styles.priceAmount}>{price}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Order bumps offered with the product; those that the member owns are named and cannot be added. */
export function BumpChoice({ product, order }: { product: Product; order: Order }): ReactNode {
  const t = useT()
  const active_product_ids = useMember()?.active_product_ids ?? []
  if (product.order_bumps.length === 0) return null
  const owned_ids = order.preview.data?.owned_order_bumps ?? []
  const isOwned = ({ id, product_id }: Product['order_bumps'][number]): boolean =>
    owned_ids.includes(id) || active_product_ids.includes(product_id)
  return (
    <section className={styles.part} aria-label={t('checkout.bumps')}>
      {product.order_bumps.map((bump) => (
        <div key={bump.id} className={styles.bump}>
          {isOwned(bump) ? (
            <p className={styles.owned}>
              <Check aria-hidden="true" />
              {t('checkout.bump_owned', { title: bump.title })}
            </p>
          ) : (
            <Checkbox
              label={bump.title}
              meta={bump.text === '' ? undefined : bump.text}
              checked={order.order_bumps.includes(bump.id)}
              onChange={() => order.toggleBump(bump.id)}
            />
          )}
        </div>
      ))}
    </section>
  )
}
