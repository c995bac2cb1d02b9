import { useT } from '@foyer/i18n/react'
import { Button, RadioGroup } from '@foyer/ui'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './checkout.module.css'
import type { Purchase } from './use-payment.ts'
import type { Intent, SandboxCard } from './types.ts'

/** The cards of test mode, by what happens when they are charged. */
export function SandboxCards({
  card,
  onChoose,
}: {
  card: SandboxCard
  onChoose: (card: SandboxCard) => void
}): ReactNode {
  const t = useT()
  return (
    <RadioGroup<SandboxCard>
      label={t('checkout.test_card')}
      value={card}
      onChange={onChoose}
      choices={[
        { value: 'succeeds', label: t('checkout.card.succeeds'), meta: '4242 4242 4242 4242' },
        { value: 'declines', label: t('checkout.card.declines'), meta: '4000 0000 0000 0002' },
        {
          value: 'needs_authentication',
          label: t('checkout.card.needs_authentication'),
          meta: '4000 0025 0000 3155',
        },
        { value: 'expires', label: t('checkout.card.expires'), meta: '4000 0000 0000 0341' },
      ]}
    />
  )
}

/** What the bank of test mode asks. */
export function BankQuestion({ purchase, intent }: { purchase: Purchase; intent: Intent }): ReactNode {
  const t = useT()
  return (
    <div className={styles.state}>
      <Landmark aria-hidden="true" />
      <h3 className={styles.title}>{t('checkout.bank.title')}</h3>
      <p className={styles.meta}>{t('checkout.bank.text')}</p>
      <Button is_wide onClick={() => void purchase.authenticate(intent, true)}>
        {t('checkout.bank.yes')}
      </Button>
      <Button is_wide kind="outline" onClick={() => void purchase.authenticate(intent, false)}>
        {t('checkout.bank.no')}
      </Button>
    </div>
  )
}
