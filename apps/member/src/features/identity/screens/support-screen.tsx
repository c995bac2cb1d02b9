import type { Diagnostics } from '@foyer/contract/team/ask-support'
import { useT } from '@foyer/i18n/react'
import { Button, EmptyState, LinkButton, TextArea } from '@foyer/ui'
import { Clock, MailCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useOnline } from '#platform/offline/use-online.ts'
import { useWriteQueue } from '#platform/offline/use-queue.ts'
import { usePlatform } from '#platform/platform.ts'
import { Screen } from '#platform/screen/screen.tsx'
import { findMissingFields } from '#platform/explain-refusal.ts'
import { useConfirmLeave } from '#platform/routing/use-confirm-leave.tsx'
import { useMember } from '#platform/session/use-session.ts'
import { useForm } from '#platform/use-form.ts'
import styles from '../components/account.module.css'
import { collectDiagnostics } from '../diagnostics.ts'
import own from './support.module.css'
import { ValidatedForm } from '../components/validated-form.tsx'

const MIN_LENGTH = 10
const MAX_LENGTH = 2000

/** Screen for requesting help from the owner's team. */
export function SupportScreen(): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const member = useMember()
  const [sent, setSent] = useState<'sent' | 'waiting' | null>(null)
  return (
    <Screen title={t('support.title')} back="/me/account">
      {sent !== null && member ? (
        <output>
          <EmptyState
            icon={sent === 'sent' ? <MailCheck /> : <Clock />}
            title={t(sent === 'sent' ? 'support.sent_title' : 'support.waiting_title')}
            text={t(sent === 'sent' ? 'support.sent_text' : 'support.waiting_text', {
              app: app.name,
              email: member.email,
            })}
            actions={
              <LinkButton size="small" href="/me/account">
                {t('common.done')}
              </LinkButton>
            }
          />
        </output>
      ) : (
        member && <SupportForm email={member.email} onSent={setSent} />
      )}
    </Screen>
  )
}

type FormProps = { email: string; onSent: (state: 'sent' | 'waiting') => void }

function SupportForm({ email, onSent }: FormProps): ReactNode {
  const t = useT()
  const queue = useWriteQueue()
  const { app, locale } = usePlatform()
  const is_online = useOnline()
  const diagnostics = collectDiagnostics({ language: locale, is_online })
  const form = useForm({
    saved: { message: '' },
    messageByCode: { too_many_requests: t('support.too_many') },
    validate: ({ message }) => {
      const { length } = message.trim()
      if (length === 0 || length >= MIN_LENGTH) return findMissingFields(t, { message })
      return { message: t('support.too_short', { count: MIN_LENGTH }) }
    },
    save: async ({ message }) => {
      const text = message.trim()
      const { state } = await queue.send({
        kind: 'send',
        name: 'team.askSupport',
        input: { message: text, diagnostics },
        title: t('support.title'),
        detail: text,
      })
      onSent(state)
    },
  })
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  return (
    <ValidatedForm form={form}>
      {leave_dialog}
      <p className={styles.meta}>{t('support.text', { app: app.name, email })}</p>
      <TextArea label={t('support.message')} rows={6} maxLength={MAX_LENGTH} {...form.field('message')} />
      <DiagnosticsPart diagnostics={diagnostics} />
      <Button type="submit" is_wide is_busy={form.is_saving}>
        {t('common.send')}
      </Button>
    </ValidatedForm>
  )
}

/** Shows the technical details that are sent along with the message, before it is sent. */
function DiagnosticsPart({ diagnostics }: { diagnostics: Diagnostics }): ReactNode {
  const t = useT()
  const rows: readonly (readonly [string, string])[] = [
    [t('support.app_version'), diagnostics.app_version],
    [t('support.browser'), diagnostics.browser],
    [t('support.screen'), diagnostics.screen],
    [t('support.connection'), t(diagnostics.is_online ? 'support.online' : 'support.offline')],
    [t('support.language'), diagnostics.language],
    [t('support.time_zone'), diagnostics.time_zone],
    ...(diagnostics.last_error_id === null
      ? []
      : [[t('support.last_error'), diagnostics.last_error_id] as const]),
  ]
  return (
    <details className={own.details}>
      <summary className={own.summary}>{t('support.what_goes_along')}</summary>
      <dl className={own.list}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.meta}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
