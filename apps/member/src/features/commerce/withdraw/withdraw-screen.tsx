import { useFormat, useT } from '@foyer/i18n/react'
import { Button, EmptyState, LinkButton, Segmented, TextField } from '@foyer/ui'
import { FormErrorNotice } from '@foyer/ui/form'
import { MailCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { findMissingFields } from '#platform/explain-refusal.ts'
import { usePlatform } from '#platform/platform.ts'
import { QueryBoundary } from '#platform/screen/loaded.tsx'
import { Screen } from '#platform/screen/screen.tsx'
import { useMember } from '#platform/session/use-session.ts'
import { useForm } from '#platform/use-form.ts'
import { useContractRights, useContracts, type Contract } from './contract-rights.ts'
import { CanceledNotice, findChosen, listFitting, OrderChoice, type Kind } from './order-choice.tsx'
import styles from './withdraw.module.css'

type Sent = { kind: Kind; email: string; received_at: string }

/** Withdraws from a contract or cancels its renewals, with or without an account. */
export function WithdrawScreen(): ReactNode {
  const t = useT()
  const member = useMember()
  const rights = useContractRights()
  const contracts = useContracts(member !== null)
  const [sent, setSent] = useState<Sent | null>(null)
  const can_withdraw = rights.data?.can_withdraw ?? false
  return (
    <Screen
      title={t(can_withdraw ? 'withdraw.title' : 'withdraw.cancel_link')}
      back={member ? '/me/account' : '/'}
    >
      <QueryBoundary query={rights}>
        {({ days }) =>
          sent ? (
            <Received sent={sent} />
          ) : (
            <QueryBoundary query={contracts}>
              {({ items }) => (
                <WithdrawForm
                  key={member?.email ?? ''}
                  can_withdraw={can_withdraw}
                  days={days}
                  contracts={items}
                  onSent={setSent}
                />
              )}
            </QueryBoundary>
          )
        }
      </QueryBoundary>
    </Screen>
  )
}

type FormProps = {
  can_withdraw: boolean
  days: number
  contracts: readonly Contract[]
  onSent: (sent: Sent) => void
}

function WithdrawForm({ can_withdraw, days, contracts, onSent }: FormProps): ReactNode {
  const t = useT()
  const api = useApi()
  const { app } = usePlatform()
  const member = useMember()
  const [query] = useState(() => new URLSearchParams(globalThis.location.search))
  const [chosen, choose] = useState<Kind>(
    query.get('kind') === 'cancellation' ? 'cancellation' : 'withdrawal',
  )
  const kind = can_withdraw ? chosen : 'cancellation'
  const fitting = listFitting(contracts, kind)
  const [number, setNumber] = useState(() => query.get('order') ?? '')
  const contract = findChosen(fitting, number)
  const chooseKind = (next: Kind): void => {
    choose(next)
    // The order of the one kind may not be one of the other.
    if (contract && !listFitting(contracts, next).includes(contract)) setNumber('')
  }
  const form = useForm({
    saved: { name: member?.name ?? '', reference: query.get('order') ?? '', email: member?.email ?? '' },
    validate: ({ name, reference, email }) =>
      findMissingFields(t, contract ? { name } : { name, reference, email }),
    save: async ({ name, ...typed }) => {
      const order = contract && member ? { reference: String(contract.number), email: member.email } : typed
      const { received_at } = await api('commerce.requestWithdrawal', { kind, name, ...order })
      onSent({ kind, email: order.email, received_at })
    },
  })
  const is_canceled = kind === 'cancellation' && contract?.renewal === 'canceled'
  return (
    <form className={styles.form} {...form.props}>
      <FormErrorNotice text={form.refusal} />
      {can_withdraw && (
        <Segmented
          label={t('withdraw.kind')}
          choices={[
            { value: 'withdrawal', label: t('withdraw.kind.withdrawal') },
            { value: 'cancellation', label: t('withdraw.kind.cancellation') },
          ]}
          value={kind}
          onChange={chooseKind}
        />
      )}
      <p className={styles.text}>{t(`withdraw.text.${kind}`, { app: app.name, count: days })}</p>
      {fitting.length > 0 && (
        <OrderChoice contracts={fitting} kind={kind} contract={contract} onChoose={setNumber} />
      )}
      {contract ? (
        is_canceled && <CanceledNotice contract={contract} />
      ) : (
        <TextField
          label={t('withdraw.reference')}
          help={t('withdraw.reference_help')}
          autoComplete="off"
          maxLength={60}
          dir="ltr"
          {...form.field('reference')}
        />
      )}
      {!is_canceled && (
        <>
          <TextField label={t('common.name')} autoComplete="name" maxLength={120} {...form.field('name')} />
          {contract ? (
            <p className={styles.text}>{t('withdraw.mailed_to', { email: member?.email ?? '' })}</p>
          ) : (
            <TextField
              label={t('withdraw.email')}
              help={t('withdraw.email_help')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={320}
              {...form.field('email')}
            />
          )}
          <Button type="submit" is_wide is_busy={form.is_saving}>
            {t(`withdraw.confirm.${kind}`)}
          </Button>
        </>
      )}
    </form>
  )
}

function Received({ sent: { kind, email, received_at } }: { sent: Sent }): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <output>
      <EmptyState
        icon={<MailCheck />}
        title={t(`withdraw.received.${kind}`)}
        text={t('withdraw.received.text', { email, date: format.dateTime(received_at, 'long') })}
        actions={
          <LinkButton size="small" href="/">
            {t('common.done')}
          </LinkButton>
        }
      />
    </output>
  )
}
