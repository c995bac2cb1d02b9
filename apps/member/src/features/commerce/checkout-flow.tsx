import { PRODUCT_ART_TYPE } from '@foyer/content/traits'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, LinkButton, Notice, Spinner, Loading, Skeleton } from '@foyer/ui'
import { Check, CircleCheck, CalendarCheck } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode, useState } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useMember } from '../../platform/session/use-session.ts'
import styles from './checkout.module.css'
import { CheckoutErrorNotice } from './checkout-error-notice.tsx'
import { BumpChoice, PriceChoice } from './order-choices.tsx'
import { BankAuthentication, SandboxCardPicker } from './sandbox-form.tsx'
import { StripeForm } from './stripe-form.tsx'
import type { Product, Preview } from './types.ts'
import { useOrder } from './use-order.ts'
import { usePurchase } from './use-purchase.ts'
import { expectedRenewal, formatRenewal } from './format-price.ts'
import { Cover } from '../../platform/screen/cover.tsx'

/** Checkout of one product, from its price to the purchased access. */
export function CheckoutFlow({
  product,
  onDone,
}: {
  product: Product
  onDone: (() => void) | null
}): ReactNode {
  const purchase = usePurchase()
  const { payment } = purchase
  const order = useOrder(product, payment.phase === 'order')
  switch (payment.phase) {
    case 'authenticate':
      return <BankAuthentication purchase={purchase} intent={payment.intent} />
    case 'stripe':
      return (
        <div className={styles.flow}>
          <ProductHead product={product} />
          <StripeForm intent={payment.intent} onSent={purchase.sent} onBack={purchase.cancel} />
        </div>
      )
    case 'verifying':
      return <Verifying is_slow={payment.is_slow} />
    case 'done':
      return <Done product={product} onDone={onDone} />
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
  const t = useT()
  const hash = useHash()
  const member = useMember()
  const { app } = usePlatform()
  const { payment } = purchase
  const { data: preview, isFetching, isPlaceholderData, error, refetch } = order.preview
  /** Everything that does not need prices renders at once, so that the layout does not shift when they load. */
  const is_waiting = !preview && !error
  const version = product.versions.find(({ id }) => id === order.version_id)
  const isRecurring = version !== undefined && version.interval !== null
  const checkoutError = payment.phase === 'order' ? payment.error : null
  const is_outdated = checkoutError?.kind === 'outdated'
  const refetchPreview = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (is_outdated) refetchPreview()
  }, [is_outdated])

  const is_owned = member?.active_product_ids.includes(product.id) ?? false
  if (is_owned && payment.phase === 'order') return <Owned product={product} />

  const buy = (): void => {
    if (!member) {
      hash.open('auth')
      return
    }
    if (!preview || isPlaceholderData) return
    void purchase.pay(
      {
        product_id: product.id,
        version_id: order.version_id,
        order_bumps: [...order.order_bumps],
        final_amount: preview.final_amount,
      },
      order.card,
    )
  }
  return (
    <div className={styles.flow}>
      <ProductHead product={product} />
      <PriceChoice product={product} order={order} />
      {preview && <RenewalNotice preview={preview} />}
      {is_waiting && isRecurring && <RenewalNoticeSkeleton version={version} />}
      <BumpChoice product={product} order={order} />
      {app.is_sandbox && (preview || is_waiting) && (
        <SandboxCardPicker card={order.card} onChoose={order.chooseCard} />
      )}
      {preview && <OrderLines preview={preview} is_stale={isPlaceholderData} />}
      {is_waiting && <OrderLinesSkeleton />}
      {!preview && error && (
        <CheckoutErrorNotice error={{ kind: 'problem' }} onRetry={() => void refetch()} />
      )}
      {checkoutError && <CheckoutErrorNotice error={checkoutError} onRetry={buy} />}
      <div className={styles.part}>
        <Button
          is_wide
          is_busy={payment.phase === 'working' || (member !== null && isFetching)}
          onClick={buy}
        >
          <PayLabel preview={preview} />
        </Button>
        <p className={styles.foot}>
          {member === null
            ? t('checkout.sign_in_first')
            : (preview ? preview.recurring : isRecurring)
              ? t('checkout.cancel_any_time')
              : null}
        </p>
      </div>
    </div>
  )
}

function PayLabel({ preview }: { preview: ReturnType<typeof useOrder>['preview']['data'] }): ReactNode {
  const t = useT()
  const format = useFormat()
  if (!preview) return t('common.purchase')
  const { final_amount, currency, lines } = preview
  if (final_amount > 0) return t('checkout.pay', { price: format.money(final_amount, currency) })
  const has_trial = lines.some((line) => line.trial_ends_at !== null)
  return has_trial ? t('checkout.start_trial') : t('checkout.get_free')
}

/** Shown to a member who already owns the product, instead of the checkout (spec section 8). */
function Owned({ product }: { product: Product }): ReactNode {
  const t = useT()
  const is_plan = product.versions.some((version) => version.interval !== null)
  const [openedPage] = product.opens
  return (
    <div className={styles.flow}>
      <ProductHead product={product} />
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

/** What happens after today: a trial with its end, or the next renewal. */
function RenewalNotice({ preview }: { preview: Preview }): ReactNode {
  const t = useT()
  const format = useFormat()
  const sentence = formatRenewal(t, format, preview)
  if (sentence === null) return null
  return (
    <p className={styles.sentence}>
      <CalendarCheck aria-hidden="true" />
      {sentence}
    </p>
  )
}

/** The lines of the order and what is due today, as the server reckons them. */
function OrderLines({ preview, is_stale }: { preview: Preview; is_stale: boolean }): ReactNode {
  const t = useT()
  const format = useFormat()
  const { currency, lines, discount, final_amount } = preview
  return (
    <dl className={styles.lines} data-stale={is_stale} aria-label={t('checkout.lines')}>
      {lines.map((line) => (
        <div key={`${line.product_id}.${line.version_id}`} className={styles.line}>
          <dt dir="auto">{line.title}</dt>
          <dd>{format.money(line.trial_ends_at === null ? line.amount : 0, currency)}</dd>
        </div>
      ))}
      {discount > 0 && (
        <div className={styles.line}>
          <dt>{t('checkout.discount')}</dt>
          <dd>{format.money(-discount, currency)}</dd>
        </div>
      )}
      <div className={`${styles.line} ${styles.due}`}>
        <dt>{t('checkout.due_today')}</dt>
        <dd>{format.money(final_amount, currency)}</dd>
      </div>
    </dl>
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
function OrderLinesSkeleton(): ReactNode {
  const t = useT()
  return (
    <Loading label={t('common.loading')}>
      <div className={styles.lines}>
        <div className={styles.line}>
          <Skeleton width="70%" height="1lh" />
        </div>
        <div className={`${styles.line} ${styles.due}`}>
          <Skeleton width="100%" height="1lh" />
        </div>
      </div>
    </Loading>
  )
}

/** What is being bought: its picture, name and one line. */
function ProductHead({ product }: { product: Product }): ReactNode {
  return (
    <div className={styles.product}>
      <span className={styles.cover}>
        <Cover
          cover={product.cover}
          asset={product.cover_asset}
          of={{ id: product.id, content_type: PRODUCT_ART_TYPE }}
          width={56}
          height={56}
        />
      </span>
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
