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
import { useContractRights } from './contract-rights.ts'
import styles from './withdraw.module.css'

type Kind = 'withdrawal' | 'cancellation'
type Sent = { kind: Kind; email: string; received_at: string }

/** Withdraws from a contract or cancels its renewals, with or without an account. */
export function WithdrawScreen(): ReactNode {
  const t = useT()
  const member = useMember()
  const rights = useContractRights()
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
            <WithdrawForm
              key={member?.email ?? ''}
              can_withdraw={can_withdraw}
              days={days}
              onSent={setSent}
            />
          )
        }
      </QueryBoundary>
    </Screen>
  )
}

type FormProps = { can_withdraw: boolean; days: number; onSent: (sent: Sent) => void }

function WithdrawForm({ can_withdraw, days, onSent }: FormProps): ReactNode {
  const t = useT()
  const api = useApi()
  const { app } = usePlatform()
  const member = useMember()
  const [query] = useState(() => new URLSearchParams(globalThis.location.search))
  const [chosen, choose] = useState<Kind>(
    query.get('kind') === 'cancellation' ? 'cancellation' : 'withdrawal',
  )
  const kind = can_withdraw ? chosen : 'cancellation'
  const form = useForm({
    saved: { name: member?.name ?? '', reference: query.get('order') ?? '', email: member?.email ?? '' },
    validate: ({ name, reference, email }) => findMissingFields(t, { name, reference, email }),
    save: async (values) => {
      const { received_at } = await api('commerce.requestWithdrawal', { kind, ...values })
      onSent({ kind, email: values.email, received_at })
    },
  })
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
          onChange={choose}
        />
      )}
      <p className={styles.text}>{t(`withdraw.text.${kind}`, { app: app.name, count: days })}</p>
      <TextField label={t('common.name')} autoComplete="name" maxLength={120} {...form.field('name')} />
      <TextField
        label={t('withdraw.reference')}
        help={t('withdraw.reference_help')}
        autoComplete="off"
        maxLength={60}
        dir="ltr"
        {...form.field('reference')}
      />
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
      <Button type="submit" is_wide is_busy={form.is_saving}>
        {t(`withdraw.confirm.${kind}`)}
      </Button>
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
