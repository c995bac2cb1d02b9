import { OrderView, PayLabel, ProductHead } from '@foyer/content/order'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Checkbox, LinkButton, Loading, Notice, Skeleton, Spinner } from '@foyer/ui'
import { Check, CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useMember } from '../../platform/session/use-session.ts'
import styles from './checkout.module.css'
import { GuestDone } from './guest-done.tsx'
import { GuestFields } from './guest-fields.tsx'
import { clearGuestOrder, type GuestDetails } from './guest-order.ts'
import { useGuestForm } from './use-guest-form.ts'
import { BundleParts, OwnedParts } from './bundle-parts.tsx'
import { CouponField } from './coupon-field.tsx'
import { CheckoutErrorNotice } from './checkout-error-notice.tsx'
import { BankAuthentication, SandboxCardPicker } from './sandbox-form.tsx'
import { StripeForm } from './stripe-form.tsx'
import type { Product } from './types.ts'
import { TaxFields } from './tax-fields.tsx'
import { toAddress, useOrder } from './use-order.ts'
import { ConsentTick, useConsent } from './consent-tick.tsx'
import { usePurchase } from './use-purchase.ts'
import { OrderedProducts } from './ordered-products.tsx'
import { OpenedPages, ProductDescription } from './product-about.tsx'
import { ProductCover } from './product-cover.tsx'
import { ProductDetails } from '../pages/index.ts'

const ORDER_PARTS = { Button, Checkbox, Loading, Skeleton }

/** Checkout of one product or of several in one payment, from the price to the purchased access. */
export function CheckoutFlow({
  products,
  coupon = '',
  onDone,
}: {
  products: readonly [Product, ...Product[]]
  /** The code of the address, applied from the start. */
  coupon?: string
  onDone: (() => void) | null
}): ReactNode {
  const format = useFormat()
  const purchase = usePurchase(products.map(({ id }) => id))
  const member = useMember()
  const [first] = products
  const { payment } = purchase
  // What is being bought stays in the order, although the member has it in the end.
  const [owned, setOwned] = useState<readonly string[]>([])
  const order = useOrder(products, { owned, coupon, is_open: payment.phase === 'order' })
  const ids = member && payment.phase === 'order' ? member.active_product_ids : owned
  if (ids.join() !== owned.join()) setOwned(ids)
  const product = order.main?.product ?? first
  const titles = [product, ...order.further.map((one) => one.product)].map(({ title }) => title)
  const title = format.list(titles)
  const is_claimed = member !== null && purchase.guest !== null
  useEffect(() => {
    if (is_claimed) clearGuestOrder()
  }, [is_claimed])
  switch (payment.phase) {
    case 'authenticate':
      return <BankAuthentication purchase={purchase} intent={payment.intent} />
    case 'stripe':
      return (
        <div className={styles.flow}>
          <ProductHead product={product} cover={<ProductCover product={product} />} />
          <StripeForm
            intent={payment.intent}
            label={<PayLabel preview={order.preview.data} />}
            onSent={purchase.sent}
            onBack={purchase.cancel}
          />
        </div>
      )
    case 'verifying':
      return <Verifying is_slow={payment.is_slow} />
    case 'done':
      return purchase.guest && !member ? (
        <GuestDone title={title} guest={purchase.guest} />
      ) : (
        <Done product={product} title={title} onDone={onDone} />
      )
    default:
      return (
        <OrderForm
          products={products}
          owned={owned}
          order={order}
          purchase={purchase}
          is_page={onDone === null}
        />
      )
  }
}

type FormProps = {
  products: readonly [Product, ...Product[]]
  owned: readonly string[]
  /** A screen of its own tells more about the product than a sheet over its page. */
  is_page: boolean
  order: ReturnType<typeof useOrder>
  purchase: ReturnType<typeof usePurchase>
}

function OrderForm({ products, owned, order, purchase, is_page }: FormProps): ReactNode {
  const t = useT()
  const hash = useHash()
  const member = useMember()
  const { app } = usePlatform()
  const { payment } = purchase
  const { data: preview, isFetching, isPlaceholderData, error, refetch } = order.preview
  /** Everything that does not need prices renders at once, so that the layout does not shift when they load. */
  const is_waiting = !preview && !error && order.main !== undefined
  const checkoutError = payment.phase === 'order' ? payment.error : null
  const is_outdated = checkoutError?.kind === 'outdated'
  const refetchPreview = useEffectEvent(() => {
    if (checkoutError?.kind === 'outdated' && checkoutError.code === 'trial_used') order.leaveTrial()
    else void refetch()
  })
  useEffect(() => {
    if (is_outdated) refetchPreview()
  }, [is_outdated])

  const [is_country_missing, setCountryMissing] = useState(false)
  const waiver = useConsent()
  const start_request = useConsent()
  const pay = async (guest: GuestDetails | null): Promise<void> => {
    if (!preview || isPlaceholderData || !order.main) return
    const is_due = preview.final_amount > 0 || preview.recurring !== null
    setCountryMissing(preview.tax_state === 'waiting' && is_due)
    if ((preview.tax_state === 'waiting' && is_due) || preview.is_tax_id_refused) return
    const request = {
      product_id: order.main.product.id,
      version_id: order.main.version_id,
      products: order.further.map((one) => ({ id: one.product.id, version_id: one.version_id })),
      order_bumps: [...order.order_bumps],
      coupon: preview.coupon?.code,
      final_amount: preview.final_amount,
      ...toAddress(order.place),
      waives_withdrawal: waiver.is_ticked,
      requests_start: start_request.is_ticked,
      without_trial: order.without_trial,
      guest,
    }
    await purchase.pay(request, order.card)
  }
  const guestForm = useGuestForm((guest) => pay(guest))
  const is_guest = !member && app.sign_up.is_open
  const buy = (): void => {
    if (preview?.needs_waiver && !waiver.confirm()) return
    if (preview?.needs_start_request && !start_request.confirm()) return
    if (member) void pay(null)
    else if (is_guest) guestForm.submit()
    else hash.open('auth')
  }
  const [first] = products
  if (!order.main && products.every(({ id }) => owned.includes(id))) return <Owned product={first} />
  const { product, version_id } = order.main ?? { product: first, version_id: order.getVersionId(first) }

  const owned_bumps = preview?.owned_order_bumps ?? []
  return (
    <OrderView
      product={product}
      cover={<ProductCover product={product} />}
      details={
        <>
          {is_page && <ProductDescription product={product} />}
          <ProductDetails product={product} />
          <BundleParts product={product} />
          <OwnedParts parts={preview?.owned_parts ?? []} />
          {is_page && <OpenedPages product={product} />}
        </>
      }
      parts={ORDER_PARTS}
      version_id={version_id}
      choice={products.length > 1 && <OrderedProducts products={products} owned={owned} order={order} />}
      is_empty={!order.main}
      order_bumps={order.order_bumps}
      preview={order.main && preview}
      is_waiting={is_waiting}
      is_stale={isPlaceholderData}
      is_paying={payment.phase === 'working' || (member !== null && isFetching)}
      must_sign_in={!member && !is_guest}
      contact={
        <>
          {is_guest && <GuestFields form={guestForm} />}
          {order.main && preview && preview.tax_state !== 'off' && (
            <TaxFields
              place={
                order.place ?? {
                  country: preview.country ?? '',
                  postal_code: '',
                  tax_id: preview.tax_id ?? '',
                }
              }
              needs_postal_code={preview.needs_postal_code || preview.place_refusal === 'postal_code'}
              postal_code_error={
                preview.place_refusal === 'postal_code' ||
                (is_country_missing && preview.needs_postal_code && preview.tax_state === 'waiting')
                  ? t('checkout.tax.postal_code_missing')
                  : undefined
              }
              country_error={
                preview.place_refusal === 'country'
                  ? t('errors.invalid_customer_location')
                  : is_country_missing && preview.tax_state === 'waiting' && !order.place?.country
                    ? t('checkout.tax.country_missing')
                    : undefined
              }
              tax_id_error={preview.is_tax_id_refused ? t('errors.invalid_tax_id') : undefined}
              onChange={order.choosePlace}
            />
          )}
        </>
      }
      isOwned={({ id, product_id }) =>
        owned_bumps.includes(id) || (member?.active_product_ids.includes(product_id) ?? false)
      }
      onChooseVersion={(id) => order.chooseVersion(product.id, id)}
      onToggleBump={order.toggleBump}
      onPay={buy}
      coupon_field={
        order.main && (
          <CouponField
            code={order.coupon}
            refusal={preview?.coupon_refusal ?? null}
            is_busy={isFetching}
            onApply={order.applyCoupon}
          />
        )
      }
      onRemoveCoupon={() => order.applyCoupon('')}
      test_cards={
        app.is_sandbox &&
        (preview || is_waiting) && <SandboxCardPicker card={order.card} onChoose={order.chooseCard} />
      }
      consent={
        <>
          {preview?.needs_waiver && <ConsentTick consent={waiver} text="checkout.waiver" />}
          {preview?.needs_start_request && (
            <ConsentTick consent={start_request} text="checkout.start_request" />
          )}
        </>
      }
      problems={
        <>
          {!preview && error && (
            <CheckoutErrorNotice error={{ kind: 'problem' }} guest={null} onRetry={() => void refetch()} />
          )}
          {checkoutError && (
            <CheckoutErrorNotice
              error={checkoutError}
              guest={is_guest ? guestForm.values : null}
              onRetry={buy}
            />
          )}
        </>
      }
    />
  )
}

/** Shown to a member who already owns the product, instead of the checkout (spec section 8). */
function Owned({ product }: { product: Product }): ReactNode {
  const t = useT()
  const is_plan = product.versions.some((version) => version.interval !== null)
  const [openedPage] = product.opens
  return (
    <div className={styles.flow}>
      <ProductHead product={product} cover={<ProductCover product={product} />} />
      <Notice tone="ok" icon={<CircleCheck />}>
        {is_plan ? t('common.already_subscribed') : t('checkout.owned')}
      </Notice>
      {openedPage && (
        <LinkButton is_wide href={openedPage.path}>
          {t('checkout.done.go')}
        </LinkButton>
      )}
    </div>
  )
}

function Verifying({ is_slow }: { is_slow: boolean }): ReactNode {
  const t = useT()
  return (
    <div className={styles.state}>
      <Spinner />
      <p className={styles.meta}>{t('checkout.verifying')}</p>
      {is_slow && <output>{t('common.taking_longer')}</output>}
    </div>
  )
}

/** Shown after the purchase; the session already includes it. */
function Done({
  product,
  title,
  onDone,
}: {
  product: Product
  title: string
  onDone: (() => void) | null
}): ReactNode {
  const t = useT()
  const [openedPage] = product.opens
  return (
    <div className={styles.state}>
      <span className={styles.tick}>
        <Check aria-hidden="true" />
      </span>
      <h3 className={styles.title}>{t('checkout.done.title')}</h3>
      <output className={styles.meta}>{t('checkout.done.text', { title })}</output>
      {onDone ? (
        <Button is_wide onClick={onDone}>
          {t('common.continue')}
        </Button>
      ) : (
        <LinkButton is_wide href={openedPage?.path ?? '/'}>
          {t('checkout.done.go')}
        </LinkButton>
      )}
    </div>
  )
}
