import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { TriangleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { StripeForm } from '../stripe-form.tsx'
import { SandboxCardPicker } from '../sandbox-form.tsx'
import type { Intent, SandboxCard, Subscription } from '../types.ts'
import styles from './plans.module.css'
import { usePlanAction } from './use-plan-action.ts'

/** What needs nothing more of the member. */
const DONE: readonly Intent['status'][] = ['succeeded', 'processing']

/**
 * What is owed, since when, until when access lasts, and paying it. A card that is declined asks for another, which
 * pays the same invoice and later ones.
 */
export function OverdueNotice({ plan }: { plan: Subscription }): ReactNode {
  const t = useT()
  const format = useFormat()
  const [intent, setIntent] = useState<Intent | null>(null)
  const [card, setCard] = useState<SandboxCard>('succeeds')
  const { overdue } = plan
  const pay = usePlanAction({
    plan_id: plan.id,
    run: (api) =>
      api('commerce.paySubscription', {
        id: plan.id,
        ...(plan.is_test ? { card, is_authenticated: intent !== null } : {}),
      }),
    formatDone: ({ status }) => {
      if (status === 'succeeded') return t('checkout.subscription.paid')
      return status === 'processing' ? t('common.taking_longer') : null
    },
    onDone: (answer) => setIntent(DONE.includes(answer.status) ? null : answer),
  })
  if (!overdue) return null
  const price = format.money(plan.amount, plan.currency)
  if (intent?.provider === 'stripe' && intent.client_secret !== null)
    return <StripeForm intent={intent} onSent={() => pay.mutate()} onBack={() => setIntent(null)} />
  return (
    <Notice
      tone="danger"
      icon={<TriangleAlert />}
      title={t('common.overdue_payment')}
      action={
        <Button size="small" is_busy={pay.isPending} onClick={() => pay.mutate()}>
          {intent ? t('checkout.bank.yes') : t('checkout.pay', { price })}
        </Button>
      }
    >
      <div className={styles.part}>
        <p>{t(`plans.overdue.${overdue.reason}`, { price })}</p>
        <p>
          {t('plans.overdue.until', { date: format.date(overdue.access_until, 'long') })}{' '}
          {overdue.next_attempt_at !== null &&
            t('plans.overdue.next_try', { date: format.date(overdue.next_attempt_at, 'long') })}
        </p>
        {intent && <p>{t('checkout.bank.text')}</p>}
        {plan.is_test && !intent && <SandboxCardPicker card={card} onChoose={setCard} />}
      </div>
    </Notice>
  )
}
