import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { CreditCard } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { StripeForm } from '../stripe-form.tsx'
import { SandboxCardPicker } from '../sandbox-form.tsx'
import type { SandboxCard, Subscription } from '../types.ts'
import { formatExpiry } from './format-plan.ts'
import styles from './plans.module.css'
import { usePlanAction } from './use-plan-action.ts'

/** The card that renews a plan, a warning where it ends before, and a way to change it. */
export function CardRow({ plan }: { plan: Subscription }): ReactNode {
  const t = useT()
  const format = useFormat()
  const [is_changing, setChanging] = useState(false)
  const { card } = plan
  return (
    <>
      <div className={styles.card}>
        <CreditCard aria-hidden="true" />
        <div className={styles.words}>
          <p className={styles.cardName}>
            {card
              ? t('plans.card.ending', { brand: formatBrand(card.brand), digits: card.last4 })
              : t('plans.card.none')}
          </p>
          {card?.expires_before_renewal && (
            <p className={styles.warning}>{t('plans.card.expires', { date: formatExpiry(format, card) })}</p>
          )}
        </div>
        <button type="button" className={styles.change} onClick={() => setChanging(true)}>
          {t('plans.card.change')}
        </button>
      </div>
      {is_changing && <ChangeCard plan={plan} close={() => setChanging(false)} />}
    </>
  )
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

const formatBrand = (brand: string): string => BRANDS[brand] ?? brand

type Answer = OutputFor<'commerce.changeCard'>

function ChangeCard({ plan, close }: { plan: Subscription; close: () => void }): ReactNode {
  const t = useT()
  const [card, setCard] = useState<SandboxCard>('succeeds')
  const [opened, setOpened] = useState<Answer | null>(null)
  const change = usePlanAction({
    plan_id: plan.id,
    run: (api) =>
      api('commerce.changeCard', {
        id: plan.id,
        ...(plan.is_test ? { card, is_authenticated: opened !== null } : {}),
        ...(opened?.intent_id ? { intent_id: opened.intent_id } : {}),
      }),
    formatDone: ({ status }) => (status === 'succeeded' ? t('plans.card.changed') : null),
    onDone: (answer) => (answer.status === 'succeeded' ? close() : setOpened(answer)),
  })
  const is_stripe = opened?.provider === 'stripe' && opened.client_secret !== null
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('plans.card.title')}
      close_label={t('common.close')}
      actions={
        is_stripe ? undefined : (
          <Button size="small" is_busy={change.isPending} onClick={() => change.mutate()}>
            {t(opened ? 'checkout.bank.yes' : 'plans.card.save')}
          </Button>
        )
      }
    >
      <div className={styles.part}>
        <p className={styles.next}>{t(opened && !is_stripe ? 'checkout.bank.text' : 'plans.card.text')}</p>
        {plan.is_test && !opened && !is_stripe && <SandboxCardPicker card={card} onChoose={setCard} />}
        {opened && is_stripe && (
          <StripeForm
            intent={{
              ...opened,
              order_id: plan.id,
              kind: 'setup_intent',
              final_amount: 0,
              currency: plan.currency,
            }}
            label={t('plans.card.save')}
            onSent={() => change.mutate()}
            onBack={close}
          />
        )}
      </div>
    </Dialog>
  )
}
