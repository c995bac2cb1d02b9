import { useT } from '@foyer/i18n/react'
import { Button, SelectField } from '@foyer/ui'
import { CreditCard, Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './checkout.module.css'
import type { Purchase } from './use-purchase.ts'
import type { Intent, SandboxCard } from './types.ts'

/** The cards of test mode, by what happens when they are charged. */
export function SandboxCardPicker({
  card,
  onChoose,
}: {
  card: SandboxCard
  onChoose: (card: SandboxCard) => void
}): ReactNode {
  const t = useT()
  return (
    <SelectField
      label={t('checkout.test_card')}
      name="test_card"
      icon={<CreditCard aria-hidden="true" />}
      value={card}
      choices={CARDS.map(({ value, digits }) => ({
        value,
        label: `${digits} · ${t(`checkout.card.${value}`)}`,
      }))}
      onChange={(event) => {
        const chosen = CARDS.find(({ value }) => value === event.target.value)
        if (chosen) onChoose(chosen.value)
      }}
    />
  )
}

/** Test cards with the last digits of their numbers, as published by payment providers. */
const CARDS: readonly { value: SandboxCard; digits: string }[] = [
  { value: 'succeeds', digits: '•••• 4242' },
  { value: 'declines', digits: '•••• 0002' },
  { value: 'needs_authentication', digits: '•••• 3155' },
  { value: 'expires', digits: '•••• 0341' },
  { value: 'lost', digits: '•••• 9987' },
  { value: 'asks_again', digits: '•••• 3184' },
]

/** The authentication step of the test mode's bank. */
export function BankAuthentication({ purchase, intent }: { purchase: Purchase; intent: Intent }): ReactNode {
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
