import { useT } from '@foyer/i18n/react'
import { Button, SelectField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { CreditCard, Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useMember } from '../../platform/session/use-session.ts'
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
  const saved = useSavedCards()
  const isSaved = ({ value }: { value: SandboxCard }): boolean => saved.includes(value)
  const cards = CARDS.toSorted((a, b) => Number(isSaved(b)) - Number(isSaved(a)))
  return (
    <SelectField
      label={t('checkout.test_card')}
      name="test_card"
      icon={<CreditCard aria-hidden="true" />}
      value={card}
      choices={cards.map(({ value, digits }) => ({
        value,
        label: [
          digits,
          ...(saved.includes(value) ? [t('checkout.card.saved')] : []),
          t(`checkout.card.${value}`),
        ].join(' · '),
      }))}
      onChange={(event) => {
        const chosen = CARDS.find(({ value }) => value === event.target.value)
        if (chosen) onChoose(chosen.value)
      }}
    />
  )
}

/** The test cards that the member has paid with. */
function useSavedCards(): readonly SandboxCard[] {
  const api = useApi()
  const member = useMember()
  const { data } = useQuery({
    queryKey: ['commerce', 'test_cards'],
    queryFn: () => api('commerce.listTestCards'),
    enabled: member !== null,
  })
  return data?.items ?? []
}

/** Test cards with the last digits of their numbers, as published by payment providers. */
const CARDS: readonly { value: SandboxCard; digits: string }[] = [
  { value: 'succeeds', digits: '•••• 4242' },
  { value: 'declines', digits: '•••• 0002' },
  { value: 'needs_authentication', digits: '•••• 3155' },
  { value: 'expires', digits: '•••• 0341' },
  { value: 'lost', digits: '•••• 9987' },
  { value: 'asks_again', digits: '•••• 3184' },
  { value: 'unreadable', digits: '•••• 0127' },
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
