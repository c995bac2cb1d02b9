import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Checkbox, TextField, VisuallyHidden } from '@foyer/ui'
import { TicketPercent } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
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
                {version.name}
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

/** Order bumps offered with the product. */
export function BumpChoice({ product, order }: { product: Product; order: Order }): ReactNode {
  const t = useT()
  if (product.order_bumps.length === 0) return null
  return (
    <section className={styles.part} aria-label={t('checkout.bumps')}>
      {product.order_bumps.map((bump) => (
        <div key={bump.id} className={styles.bump}>
          <Checkbox
            label={bump.title}
            meta={bump.text === '' ? undefined : bump.text}
            checked={order.order_bumps.includes(bump.id)}
            onChange={() => order.toggleBump(bump.id)}
          />
        </div>
      ))}
    </section>
  )
}

/** Coupon field: collapsed at first, then applied, or with the refusal beside the code. */
export function CouponChoice({ order }: { order: Order }): ReactNode {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const { coupon, is_coupon_refused } = order
  if (coupon !== null && !is_coupon_refused) {
    return (
      <p className={styles.applied}>
        <TicketPercent aria-hidden="true" />
        {coupon}
        <span className={styles.ok}>{t('checkout.coupon_applied')}</span>
        <Button kind="text" size="small" onClick={order.removeCoupon}>
          {t('common.remove')}
        </Button>
      </p>
    )
  }
  if (typed === null) {
    return (
      <div className={styles.ask}>
        <Button kind="text" size="small" icon={<TicketPercent />} onClick={() => setTyped('')}>
          {t('checkout.coupon_have')}
        </Button>
      </div>
    )
  }
  return (
    <form
      className={styles.coupon}
      onSubmit={(event) => {
        event.preventDefault()
        order.applyCoupon(typed)
      }}
    >
      <TextField
        label={t('checkout.coupon')}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={is_coupon_refused && coupon === typed.trim() ? t('errors.invalid_coupon') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="outline" is_busy={order.preview.isFetching}>
        {t('common.apply')}
      </Button>
    </form>
  )
}
