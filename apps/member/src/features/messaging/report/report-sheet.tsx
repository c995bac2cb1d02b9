import type { Message } from '@foyer/contract/messaging/shapes'
import type { ReportReason } from '@foyer/contract/messaging/report-shapes'
import { ApiError } from '@foyer/contract/api-error'
import { messageTsToInstant, restoreBrackets } from '@foyer/domain/messaging'
import { excerpt } from '@foyer/domain/text'
import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Button, Checkbox, Notice, RadioGroup, TextArea } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '#platform/offline/use-online.ts'
import { usePersonName } from '#platform/person-name.ts'
import { usePlatform } from '#platform/platform.ts'
import { useBlockedUserIds } from '#platform/session/use-blocked.ts'
import { useToast } from '#platform/toasts.ts'
import { useForm } from '#platform/use-form.ts'
import { Guidelines } from './guidelines.tsx'
import { markReported } from './reported.ts'
import styles from './report.module.css'

/** The order of the specification. */
const REASONS: readonly ReportReason[] = [
  'spam',
  'sexually_explicit',
  'abuse',
  'hate_speech',
  'terrorism',
  'harassment',
  'misinformation',
  'other',
]

/** Characters of the quoted message. */
const QUOTE_LENGTH = 160
const MAX_NOTE = 1000

export type ReportDialogProps = {
  thread_id: string
  message: Message
  close: () => void
  /** Called once the author is blocked too. */
  onBlocked: () => void
}

type Values = { reason: ReportReason | null; note: string; is_block: boolean }

const NOTHING: Values = { reason: null, note: '', is_block: false }

/** Why a message is reported, with an optional note. Blocking its author is offered, never chosen. */
export function ReportSheet({ thread_id, message, close, onBlocked }: ReportDialogProps): ReactNode {
  const t = useT()
  const toast = useToast()
  const is_online = useOnline()
  const { api } = usePlatform()
  const personName = usePersonName()
  const block = useBlockAuthor()
  const blocked = useBlockedUserIds()
  const { user, message_ts } = message
  const name = user ? personName(user.name) : t('message_reports.someone')
  const can_block = user !== null && !user.is_admin && !blocked.has(user.user_id)
  const form = useForm<Values>({
    saved: NOTHING,
    validate: ({ reason }) => (reason === null ? { reason: t('message_reports.choose') } : {}),
    explain: (error) => {
      if (!(error instanceof ApiError)) return null
      const { code } = error
      if (code === 'already_reported') markReported(message)
      if (code === 'network') return { code, message: t('common.offline'), fields: {} }
      const is_known = code === 'already_reported'
      return { code, message: t(is_known ? 'errors.already_reported' : 'message_reports.failed'), fields: {} }
    },
    save: async ({ reason, note, is_block }) => {
      if (reason === null) return
      await api('messaging.reportMessage', { id: thread_id, ts: message_ts, reason, note })
      markReported(message)
      const is_blocked = is_block && can_block && (await block(user.user_id))
      toast(t('message_reports.sent'))
      close()
      if (is_blocked) onBlocked()
    },
  })
  const { values } = form
  return (
    <Sheet
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('message_reports.title')}
      close_label={t('common.close')}
      footer={
        <Button
          is_wide
          size="large"
          disabled={!is_online}
          is_busy={form.is_saving}
          onClick={() => form.submit()}
        >
          {t('message_reports.send')}
        </Button>
      }
    >
      <form {...form.props} className={styles.form}>
        <p className={styles.lead}>{t('message_reports.secret', { name })}</p>
        <QuotedMessage message={message} name={name} />
        <Guidelines />
        {!is_online && (
          <Notice tone="warn" icon={<WifiOff />} title={t('common.offline')}>
            {t('message_reports.offline')}
          </Notice>
        )}
        {form.refusal && (
          <Notice tone="danger" role="alert">
            {form.refusal}
          </Notice>
        )}
        <div className={styles.reasons}>
          <RadioGroup
            label={t('message_reports.reason')}
            name="reason"
            value={values.reason}
            choices={REASONS.map((value) => ({ value, label: t(`message_reports.reasons.${value}`) }))}
            onChange={(reason) => form.set('reason', reason)}
            {...optionalError(form.errorOf('reason'))}
          />
        </div>
        <TextArea label={t('message_reports.note')} maxLength={MAX_NOTE} rows={2} {...form.field('note')} />
        {can_block && (
          <div className={styles.block}>
            <Checkbox
              label={t('message_reports.block', { name })}
              meta={t('message_reports.block_text')}
              checked={values.is_block}
              onChange={({ target }) => form.set('is_block', target.checked)}
            />
          </div>
        )}
      </form>
    </Sheet>
  )
}

const optionalError = (error: string | undefined) => (error === undefined ? {} : { error })

function QuotedMessage({ message, name }: Pick<ReportDialogProps, 'message'> & { name: string }): ReactNode {
  const t = useT()
  const format = useFormat()
  const instant = messageTsToInstant(message.message_ts)
  const text = excerpt(restoreBrackets(message.message).replaceAll(/<@([^>]+)>/gu, '@$1'), QUOTE_LENGTH)
  const content = text === '' ? t(`message_reports.contents.${message.message_type}`) : text
  return (
    <blockquote className={styles.quote}>
      <Avatar name={name} src={message.user?.avatar_urls?.small ?? null} size={32} />
      <div className={styles.words}>
        <p className={styles.author}>
          <bdi dir="auto">{name}</bdi>, <time dateTime={instant}>{format.time(instant)}</time>
        </p>
        <p className={styles.text} dir="auto">
          {content}
        </p>
      </div>
    </blockquote>
  )
}

/** Blocks the author as well; when that fails the report has been sent all the same. */
function useBlockAuthor(): (user_id: string) => Promise<boolean> {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { api, session } = usePlatform()
  return async (user_id) => {
    try {
      session.patchFacts(await api('directory.blockMember', { user_id }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ text: t('common.block_failed'), tone: 'danger' })
      return false
    }
    for (const key of ['people', 'messaging']) void client.invalidateQueries({ queryKey: [key] })
    return true
  }
}
