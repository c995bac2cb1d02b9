import { PRODUCT_ART_TYPE } from '@foyer/content/traits'
import { OrderView, PayLabel, ProductHead } from '@foyer/content/order'
import { useT } from '@foyer/i18n/react'
import { Button, Checkbox, LinkButton, Loading, Notice, Skeleton, Spinner } from '@foyer/ui'
import { Check, CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useMember } from '../../platform/session/use-session.ts'
import styles from './checkout.module.css'
import { GuestDone } from './guest-done.tsx'
import { GuestFields } from './guest-fields.tsx'
import { clearGuestOrder, type GuestDetails } from './guest-order.ts'
import { useGuestForm } from './use-guest-form.ts'
import { CheckoutErrorNotice } from './checkout-error-notice.tsx'
import { BankAuthentication, SandboxCardPicker } from './sandbox-form.tsx'
import { StripeForm } from './stripe-form.tsx'
import type { Product } from './types.ts'
import { useOrder } from './use-order.ts'
import { usePurchase } from './use-purchase.ts'
import { Cover } from '../../platform/screen/cover.tsx'
import { ProductDetails } from '../pages/index.ts'

const ORDER_PARTS = { Button, Checkbox, Loading, Skeleton }

/** Checkout of one product, from its price to the purchased access. */
export function CheckoutFlow({
  product,
  onDone,
}: {
  product: Product
  onDone: (() => void) | null
}): ReactNode {
  const purchase = usePurchase(product.id)
  const member = useMember()
  const { payment } = purchase
  const order = useOrder(product, payment.phase === 'order')
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
        <GuestDone title={product.title} guest={purchase.guest} />
      ) : (
        <Done product={product} onDone={onDone} />
      )
    default:
      return <OrderForm product={product} order={order} purchase={purchase} />
  }
}

type FormProps = {
  product: Product
  order: ReturnType<typeof useOrder>
  purchase: ReturnType<typeof usePurchase>
}

function OrderForm({ product, order, purchase }: FormProps): ReactNode {
  const hash = useHash()
  const member = useMember()
  const { app } = usePlatform()
  const { payment } = purchase
  const { data: preview, isFetching, isPlaceholderData, error, refetch } = order.preview
  /** Everything that does not need prices renders at once, so that the layout does not shift when they load. */
  const is_waiting = !preview && !error
  const checkoutError = payment.phase === 'order' ? payment.error : null
  const is_outdated = checkoutError?.kind === 'outdated'
  const refetchPreview = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (is_outdated) refetchPreview()
  }, [is_outdated])

  const pay = async (guest: GuestDetails | null): Promise<void> => {
    if (!preview || isPlaceholderData) return
    const request = {
      product_id: product.id,
      version_id: order.version_id,
      order_bumps: [...order.order_bumps],
      final_amount: preview.final_amount,
      guest,
    }
    await purchase.pay(request, order.card)
  }
  const guestForm = useGuestForm((guest) => pay(guest))
  const is_guest = !member && app.sign_up.is_open
  const buy = (): void => {
    if (member) void pay(null)
    else if (is_guest) guestForm.submit()
    else hash.open('auth')
  }
  const is_owned = member?.active_product_ids.includes(product.id) ?? false
  if (is_owned && payment.phase === 'order') return <Owned product={product} />

  const owned_bumps = preview?.owned_order_bumps ?? []
  return (
    <OrderView
      product={product}
      cover={<ProductCover product={product} />}
      details={<ProductDetails product={product} />}
      parts={ORDER_PARTS}
      version_id={order.version_id}
      order_bumps={order.order_bumps}
      preview={preview}
      is_waiting={is_waiting}
      is_stale={isPlaceholderData}
      is_paying={payment.phase === 'working' || (member !== null && isFetching)}
      must_sign_in={!member && !is_guest}
      contact={is_guest && <GuestFields form={guestForm} />}
      isOwned={({ id, product_id }) =>
        owned_bumps.includes(id) || (member?.active_product_ids.includes(product_id) ?? false)
      }
      onChooseVersion={order.chooseVersion}
      onToggleBump={order.toggleBump}
      onPay={buy}
      test_cards={
        app.is_sandbox &&
        (preview || is_waiting) && <SandboxCardPicker card={order.card} onChoose={order.chooseCard} />
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
function Done({ product, onDone }: { product: Product; onDone: (() => void) | null }): ReactNode {
  const t = useT()
  const [openedPage] = product.opens
  return (
    <div className={styles.state}>
      <span className={styles.tick}>
        <Check aria-hidden="true" />
      </span>
      <h3 className={styles.title}>{t('checkout.done.title')}</h3>
      <output className={styles.meta}>{t('checkout.done.text', { title: product.title })}</output>
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

function ProductCover({ product }: { product: Product }): ReactNode {
  return (
    <Cover
      cover={product.cover}
      asset={product.cover_asset}
      of={{ id: product.id, content_type: PRODUCT_ART_TYPE }}
      width={56}
      height={56}
    />
  )
}
