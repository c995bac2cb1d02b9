import { useFormat, useT } from '@foyer/i18n/react'
import { CalendarCheck, Check, TicketPercent } from 'lucide-react'
import { useId, useState, type ComponentType, type ReactNode } from 'react'
import { computeSaving } from './compute-saving.ts'
import { expectedRenewal, formatCoupon, formatPrice, formatRenewal } from './format-price.ts'
import { OrderLines } from './order-lines.tsx'
import { RenewalNotice } from './renewal-notice.tsx'
import styles from './order.module.css'
import { findInCurrency, listChoices, listCurrencies } from './price-groups.ts'
import type { Preview, Product } from './types.ts'

export { PitchDetails } from './pitch-details.tsx'

type Bump = Product['order_bumps'][number]

/** The components of `@foyer/ui` that an order is made of. */
export type OrderParts = {
  Button: ComponentType<{
    is_wide: true
    is_busy: boolean
    disabled: boolean
    onClick: () => void
    children: ReactNode
  }>
  Checkbox: ComponentType<{
    label: ReactNode
    meta?: ReactNode
    checked: boolean
    onChange: () => void
  }>
  Loading: ComponentType<{ label: string; children: ReactNode }>
  Skeleton: ComponentType<{ width?: string; height?: string }>
}

type OrderViewProps = {
  product: Pick<Product, 'title' | 'subtitle' | 'versions' | 'order_bumps'>
  cover: ReactNode
  /** Several products of one payment, in place of the one and its prices. */
  choice?: ReactNode
  /** Nothing is chosen. */
  is_empty?: boolean
  parts: OrderParts
  version_id: string
  order_bumps: readonly string[]
  /** What the choices come to; undefined while it is loading or could not be loaded. */
  preview: Preview | undefined
  is_waiting: boolean
  /** The preview is of the choices before. */
  is_stale: boolean
  is_paying: boolean
  /** Guests sign in before they pay, where they cannot buy without an account. */
  must_sign_in: boolean
  /** Whether the buyer has the product of an order bump already. */
  isOwned: (bump: Bump) => boolean
  onChooseVersion: (id: string) => void
  onToggleBump: (id: string) => void
  onPay: () => void
  /** What else the product's owner wrote, below its name. */
  details?: ReactNode
  /** What a guest types about themselves. */
  contact?: ReactNode
  /** The field of a coupon, while the order has none. */
  coupon_field?: ReactNode
  onRemoveCoupon?: () => void
  /** The choice of a test card, in test mode. */
  test_cards?: ReactNode
  /** What the buyer has to agree to. */
  consent?: ReactNode
  /** What went wrong, above the button. */
  problems?: ReactNode
}

/** An order before it is paid: the member app sells by it, and the studio shows with it what is being sold. */
export function OrderView(props: OrderViewProps): ReactNode {
  const t = useT()
  const { product, cover, parts, version_id, preview, is_waiting, must_sign_in } = props
  const version = product.versions.find(({ id }) => id === version_id)
  const is_recurring = preview
    ? preview.recurring !== null
    : version !== undefined && version.interval !== null
  return (
    <div className={styles.flow}>
      {props.choice || (
        <>
          <ProductHead product={product} cover={cover} />
          {props.details}
          <PriceChoice product={product} version_id={version_id} onChoose={props.onChooseVersion} />
        </>
      )}
      {preview && <RenewalNotice preview={preview} />}
      {is_waiting && version && is_recurring && <RenewalNoticeSkeleton version={version} />}
      {!props.is_empty && <BumpChoice {...props} />}
      {props.contact}
      {props.test_cards}
      {preview?.coupon ? (
        <AppliedCoupon preview={preview} coupon={preview.coupon} onRemove={props.onRemoveCoupon} />
      ) : (
        props.coupon_field
      )}
      {preview && <OrderLines preview={preview} is_stale={props.is_stale} />}
      {is_waiting && <OrderLinesSkeleton parts={parts} />}
      {props.consent}
      {props.problems}
      <div className={styles.part}>
        <parts.Button
          is_wide
          is_busy={props.is_paying}
          disabled={props.is_empty ?? false}
          onClick={props.onPay}
        >
          <PayLabel preview={preview} />
        </parts.Button>
        <p className={styles.foot}>
          {must_sign_in ? (
            t('checkout.sign_in_first')
          ) : is_recurring ? (
            <FirstCharge preview={preview} />
          ) : null}
        </p>
      </div>
    </div>
  )
}

type HeadProps = { product: Pick<Product, 'title' | 'subtitle'>; cover: ReactNode }

/** What is being bought: its picture, name and one line. */
export function ProductHead({ product, cover }: HeadProps): ReactNode {
  return (
    <div className={styles.product}>
      <span className={styles.cover}>{cover}</span>
      <div className={styles.words}>
        <h3 className={styles.title} dir="auto">
          {product.title}
        </h3>
        {product.subtitle !== '' && (
          <p className={styles.meta} dir="auto">
            {product.subtitle}
          </p>
        )}
      </div>
    </div>
  )
}

type PriceChoiceProps = {
  product: Pick<Product, 'versions'>
  version_id: string
  onChoose: (id: string) => void
}

/** The prices of a product, where there is more than one. */
export function PriceChoice({ product, version_id, onChoose }: PriceChoiceProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const name = useId()
  const chosen = product.versions.find(({ id }) => id === version_id)
  const currencies = listCurrencies(product.versions)
  const versions = listChoices(product.versions, chosen?.currency ?? '')
  if (product.versions.length < 2) return null
  return (
    <fieldset aria-label={t('checkout.price_label')}>
      <div className={styles.prices} data-many={versions.length > 2 || undefined}>
        {versions.map((version) => {
          const saving = computeSaving(version, versions)
          return (
            <label key={version.id} className={styles.price}>
              <input
                type="radio"
                name={name}
                value={version.id}
                checked={version.id === version_id}
                onChange={() => onChoose(version.id)}
              />
              <span className={styles.priceName}>
                <span dir="auto">{version.name}</span>
                {saving !== null && (
                  <span className={styles.saving}>
                    {t('checkout.price.save', { price: format.money(saving, version.currency) })}
                  </span>
                )}
              </span>
              <span className={styles.priceAmount}>{formatPrice(t, format, version)}</span>
              {version.setup_fee > 0 && (
                <span className={styles.meta}>
                  {t('checkout.price.setup', { price: format.money(version.setup_fee, version.currency) })}
                </span>
              )}
            </label>
          )
        })}
      </div>
      {chosen && chosen.group !== null && currencies.length > 1 && (
        <label className={styles.currency}>
          {t('checkout.currency')}
          <select
            value={chosen.currency}
            onChange={({ target }) => onChoose(findInCurrency(product.versions, chosen, target.value).id)}
          >
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  )
}

/** Order bumps offered with the chosen price; those that the member owns are named and cannot be added. */
function BumpChoice(props: OrderViewProps): ReactNode {
  const t = useT()
  const { product, parts, order_bumps, preview, is_waiting, isOwned, onToggleBump } = props
  // With several prices, only the server's preview says which bumps fit the chosen one.
  const is_unknown = is_waiting && product.versions.length > 1
  const bumps = product.order_bumps.filter(({ id }) => !preview?.unfit_order_bumps.includes(id))
  if (is_unknown || bumps.length === 0) return null
  return (
    <section className={styles.part} aria-label={t('checkout.bumps')}>
      {bumps.map((bump) => (
        <div key={bump.id} className={styles.bump}>
          {isOwned(bump) ? (
            <p className={styles.owned}>
              <Check aria-hidden="true" />
              {t('checkout.bump_owned', { title: bump.title })}
            </p>
          ) : (
            <parts.Checkbox
              label={bump.title}
              meta={bump.text === '' ? undefined : bump.text}
              checked={order_bumps.includes(bump.id)}
              onChange={() => onToggleBump(bump.id)}
            />
          )}
        </div>
      ))}
    </section>
  )
}

/** The words of the button that orders: they say that one pays, now or after a trial (EU, Directive 2011/83, article 8). */
export function PayLabel({ preview }: { preview: Preview | undefined }): ReactNode {
  const t = useT()
  const format = useFormat()
  if (!preview) return t('common.purchase')
  const { final_amount, currency, lines, recurring } = preview
  if (final_amount > 0) return t('checkout.pay', { price: format.money(final_amount, currency) })
  const has_trial = lines.some((line) => line.trial_ends_at !== null)
  if (!has_trial || !recurring) return t('checkout.get_free')
  return t('checkout.start_trial', { price: formatPrice(t, format, { ...recurring, currency }) })
}

/** The first charge after a trial, and that one can cancel, beside the button. */
function FirstCharge({ preview }: { preview: Preview | undefined }): ReactNode {
  const t = useT()
  const format = useFormat()
  const trial_end = preview?.lines.find((line) => line.trial_ends_at !== null)?.trial_ends_at
  if (!preview?.recurring || !trial_end) return t('checkout.cancel_any_time')
  const price = format.money(preview.recurring.next_amount, preview.currency)
  return t('checkout.first_charge', { price, date: format.date(trial_end, 'long') })
}

type AppliedCouponProps = {
  preview: Preview
  coupon: NonNullable<Preview['coupon']>
  onRemove: (() => void) | undefined
}

/** The coupon of the order with what it gives. */
function AppliedCoupon({ preview, coupon, onRemove }: AppliedCouponProps): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <p className={styles.coupon}>
      <TicketPercent aria-hidden="true" />
      <bdi className={styles.code}>{coupon.code}</bdi>
      <span className={styles.off}>{formatCoupon(t, format, coupon, preview.currency)}</span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('checkout.coupon.remove', { code: coupon.code })}
          onClick={onRemove}
        >
          {t('common.remove')}
        </button>
      )}
    </p>
  )
}

/** The place of the sentence while the server calculates: as high as the sentence for today's date. */
function RenewalNoticeSkeleton({ version }: { version: Product['versions'][number] }): ReactNode {
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
function OrderLinesSkeleton({ parts }: { parts: OrderParts }): ReactNode {
  const t = useT()
  return (
    <parts.Loading label={t('common.loading')}>
      <div className={styles.lines}>
        <div className={styles.line}>
          <parts.Skeleton width="70%" height="1lh" />
        </div>
        <div className={`${styles.line} ${styles.due}`}>
          <parts.Skeleton width="100%" height="1lh" />
        </div>
      </div>
    </parts.Loading>
  )
}
