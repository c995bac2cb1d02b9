import { ApiError } from '@foyer/contract/api-error'
import { useFormat, useT } from '@foyer/i18n/react'
import { Badge, Button, Card, EmptyState, LinkButton } from '@foyer/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useFormatError } from '../../platform/format-error.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { useEmptyStateArt } from '../../platform/screen/cover.tsx'
import { QueryBoundary } from '../../platform/screen/loaded.tsx'
import { Screen } from '../../platform/screen/screen.tsx'
import { useSessionStore } from '../../platform/session/use-session.ts'
import { useToast } from '../../platform/toasts.ts'
import styles from './checkout.module.css'
import { formatPrice } from '@foyer/content/prices'
import { StripeForm } from './stripe-form.tsx'
import type { Intent, Subscription } from './types.ts'

const KEY = ['commerce', 'subscriptions']

/** The member's plans, with a way out of each, and a way to pay what is overdue. */
export function SubscriptionsScreen(): ReactNode {
  const t = useT()
  const api = useApi()
  const art = useEmptyStateArt('tide', 7)
  const query = useQuery({ queryKey: KEY, queryFn: () => api('commerce.listSubscriptions') })
  return (
    <Screen title={t('account.subscriptions')} back="/me/account">
      <QueryBoundary query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              art={art}
              title={t('checkout.subscriptions.empty_title')}
              text={t('checkout.subscriptions.empty_text')}
              actions={
                <LinkButton size="small" href="/">
                  {t('checkout.empty_action')}
                </LinkButton>
              }
            />
          ) : (
            <div className={styles.list}>
              {items.map((subscription) => (
                <SubscriptionCard key={subscription.id} subscription={subscription} />
              ))}
            </div>
          )
        }
      </QueryBoundary>
    </Screen>
  )
}

function SubscriptionCard({ subscription }: { subscription: Subscription }): ReactNode {
  const t = useT()
  const format = useFormat()
  const [is_canceling, setCanceling] = useState(false)
  const { title, state, cancel_at_period_end, current_period_ends_at, trial_ends_at } = subscription
  const date = format.date(current_period_ends_at, 'long')
  const is_running = state === 'active' || state === 'trialing' || state === 'past_due'
  return (
    <Card>
      <div className={styles.part}>
        <div className={styles.row}>
          <h2 className={styles.title} dir="auto">
            {title}
          </h2>
          <Badge tone={badgeTone(state)}>{t(`checkout.state.${state}`)}</Badge>
        </div>
        <p className={styles.meta}>
          {[
            formatPrice(t, format, subscription),
            cancel_at_period_end || !is_running
              ? t('checkout.subscription.ends', { date })
              : state === 'trialing' && trial_ends_at !== null
                ? t('checkout.subscription.trial', { date: format.date(trial_ends_at, 'long') })
                : t(state === 'past_due' ? 'account.plan.overdue' : 'checkout.subscription.renews', { date }),
          ].join(' · ')}
        </p>
        {state === 'past_due' && <PayOverdue subscription={subscription} />}
        {is_running && !cancel_at_period_end && (
          <Button kind="outline" size="small" onClick={() => setCanceling(true)}>
            {t('checkout.cancel.button')}
          </Button>
        )}
        {state !== 'ended' && cancel_at_period_end && (
          <ResumeButton subscription={subscription} date={date} />
        )}
      </div>
      {is_canceling && (
        <CancelDialog subscription={subscription} date={date} close={() => setCanceling(false)} />
      )}
    </Card>
  )
}

function badgeTone(state: Subscription['state']): 'ok' | 'accent' | 'danger' | 'neutral' {
  if (state === 'active') return 'ok'
  if (state === 'trialing') return 'accent'
  return state === 'past_due' ? 'danger' : 'neutral'
}

/** What needs nothing more of the member. */
const DONE: readonly Intent['status'][] = ['succeeded', 'processing']

/**
 * Retries the overdue payment with the stored card, and asks for another when it is declined. Runs again after the
 * card form, so that the subscription is reloaded.
 */
function PayOverdue({ subscription }: { subscription: Subscription }): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const client = useQueryClient()
  const store = useSessionStore()
  const formatError = useFormatError()
  const [intent, setIntent] = useState<Intent | null>(null)
  const pay = useMutation({
    mutationFn: () =>
      api('commerce.paySubscription', {
        id: subscription.id,
        ...(subscription.is_test ? { card: 'succeeds' as const } : {}),
      }),
    onSuccess: async (response) => {
      if (
        response.provider === 'stripe' &&
        response.client_secret !== null &&
        !DONE.includes(response.status)
      ) {
        setIntent(response)
        return
      }
      setIntent(null)
      toast(t(response.status === 'succeeded' ? 'checkout.subscription.paid' : 'common.taking_longer'))
      await Promise.all([client.invalidateQueries({ queryKey: KEY }), store.refresh()])
    },
    onError: (error) => toast({ text: formatError(error), tone: 'danger' }),
  })
  if (intent) {
    return <StripeForm intent={intent} onSent={() => pay.mutate()} onBack={() => setIntent(null)} />
  }
  return (
    <Button size="small" is_busy={pay.isPending} onClick={() => pay.mutate()}>
      {t('checkout.subscription.pay')}
    </Button>
  )
}

/** Withdraws a cancellation until the subscription ends. */
function ResumeButton({ subscription, date }: { subscription: Subscription; date: string }): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const client = useQueryClient()
  const formatError = useFormatError()
  const resume = useMutation({
    mutationFn: () => api('commerce.resumeSubscription', { id: subscription.id }),
    onSuccess: () => toast({ text: t('checkout.resume.done', { date }), topic: subscription.id }),
    onError: (error) => toast({ text: formatError(error), tone: 'danger', topic: subscription.id }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
  return (
    <Button kind="outline" size="small" is_busy={resume.isPending} onClick={() => resume.mutate()}>
      {t('checkout.resume.button')}
    </Button>
  )
}

type CancelProps = { subscription: Subscription; date: string; close: () => void }

/** Asks for confirmation before canceling a subscription, and shows until when access lasts. */
function CancelDialog({ subscription, date, close }: CancelProps): ReactNode {
  const t = useT()
  const api = useApi()
  const toast = useToast()
  const client = useQueryClient()
  const formatError = useFormatError()
  const cancel = useMutation({
    mutationFn: () => api('commerce.cancelSubscription', { id: subscription.id }),
    onSuccess: () => toast({ text: t('checkout.cancel.done', { date }), topic: subscription.id }),
    onError: (error) => {
      const is_late = error instanceof ApiError && error.code === 'already_canceled'
      toast({ text: formatError(error), tone: is_late ? 'neutral' : 'danger', topic: subscription.id })
    },
    onSettled: async () => {
      close()
      await client.invalidateQueries({ queryKey: KEY })
    },
  })
  return (
    <ConfirmDialog
      title={t('checkout.cancel.title', { title: subscription.title })}
      text={t('checkout.cancel.text', { date })}
      cancel_label={t('checkout.cancel.keep')}
      confirm_label={t('checkout.cancel.button')}
      is_busy={cancel.isPending}
      onConfirm={() => cancel.mutate()}
      close={close}
    />
  )
}
