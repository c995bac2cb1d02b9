import { useFormat, useT } from '@foyer/i18n/react'
import { Button, ErrorState, Loading, Skeleton } from '@foyer/ui'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import styles from './checkout.module.css'
import { createReturnAddress } from './payment-return.ts'
import type { Intent } from './types.ts'

type Mounted = { stripe: Stripe; elements: StripeElements }

/**
 * Stripe's own card form. Its script is loaded from Stripe, and only here: card numbers never pass through the app.
 */
export function StripeForm({
  intent,
  label,
  onSent,
  onBack,
}: {
  intent: Intent
  /** The words of the button; by default what is due now. */
  label?: ReactNode
  onSent: (order_id: string) => void
  onBack: () => void
}): ReactNode {
  const t = useT()
  const format = useFormat()
  const container = useRef<HTMLDivElement>(null)
  const [mounted, setMounted] = useState<Mounted | null>(null)
  const [has_failed, setFailed] = useState(false)
  const [errorText, setErrorText] = useState<string | null>(null)
  const [is_busy, setBusy] = useState(false)
  const { client_secret, publishable_key, saved_cards_secret, order_id, kind, final_amount, currency } =
    intent

  useEffect(() => {
    let is_left = false
    let element: { destroy: () => void } | undefined
    const mount = async (): Promise<void> => {
      const { loadStripe } = await import('@stripe/stripe-js/pure')
      const stripe = await loadStripe(publishable_key ?? '')
      if (is_left || !container.current) return
      if (!stripe || client_secret === null) throw new Error('Stripe did not load.')
      const elements = stripe.elements({
        clientSecret: client_secret,
        ...(saved_cards_secret ? { customerSessionClientSecret: saved_cards_secret } : {}),
      })
      const payment = elements.create('payment')
      element = payment
      payment.mount(container.current)
      setMounted({ stripe, elements })
    }
    mount().catch(() => {
      if (!is_left) setFailed(true)
    })
    return () => {
      is_left = true
      element?.destroy()
    }
  }, [client_secret, publishable_key, saved_cards_secret])

  const confirm = async ({ stripe, elements }: Mounted): Promise<void> => {
    setBusy(true)
    setErrorText(null)
    const confirmed = {
      elements,
      confirmParams: { return_url: createReturnAddress(location.href, order_id) },
      redirect: 'if_required' as const,
    }
    const { error } =
      kind === 'setup_intent' ? await stripe.confirmSetup(confirmed) : await stripe.confirmPayment(confirmed)
    setBusy(false)
    if (!error) onSent(order_id)
    else if (error.type === 'validation_error')
      setErrorText(error.message ?? t('common.payment_details_failed'))
    else if (error.type === 'card_error') setErrorText(t('common.payment_not_successful'))
    else setErrorText(t('common.payment_details_failed'))
  }

  if (has_failed) {
    return (
      <ErrorState
        title={t('common.error_occurred')}
        text={t('checkout.stripe_failed')}
        retry={{ label: t('common.retry'), onRetry: onBack }}
      />
    )
  }
  return (
    <section className={styles.part} aria-label={t('checkout.card_details')}>
      {!mounted && (
        <Loading label={t('common.loading')}>
          <Skeleton shape="control" height="9rem" />
        </Loading>
      )}
      <div ref={container} />
      {errorText !== null && <p role="alert">{errorText}</p>}
      <Button is_wide is_busy={is_busy || !mounted} onClick={() => mounted && void confirm(mounted)}>
        {label ?? t('checkout.pay', { price: format.money(final_amount, currency) })}
      </Button>
    </section>
  )
}
