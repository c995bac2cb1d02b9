import type { Thread } from '@foyer/contract/messaging/shapes'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, RadioGroup } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#platform/screen/confirm-dialog.tsx'
import { muteUntil, type MuteChoice } from './mute-until.ts'
import { useThreadActions } from './use-thread-actions.ts'

/** What is asked about a thread. */
export type ThreadQuestion = { kind: 'mute' | 'leave'; thread: Thread }

/** The questions before a thread is muted or left. */
export function ThreadDialogs({
  question,
  close,
}: {
  question: ThreadQuestion | null
  close: () => void
}): ReactNode {
  if (!question) return null
  if (question.kind === 'leave') return <LeaveDialog thread={question.thread} close={close} />
  return <MuteDialog thread={question.thread} close={close} />
}

type DialogProps = { thread: Thread; close: () => void }

function LeaveDialog({ thread, close }: DialogProps): ReactNode {
  const t = useT()
  const { is_busy, leave } = useThreadActions(thread)
  return (
    <ConfirmDialog
      title={t('inbox.leave_title', { title: thread.title })}
      text={t('inbox.leave_text')}
      cancel_label={t('common.cancel')}
      confirm_label={t('common.leave')}
      is_busy={is_busy}
      onConfirm={() => {
        void leave().then((has_left) => has_left && close())
      }}
      close={close}
    />
  )
}

function MuteDialog({ thread, close }: DialogProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const { is_busy, mute, unmute } = useThreadActions(thread)
  const [choice, setChoice] = useState<MuteChoice>('hour')
  const is_muted = !thread.notifications_enabled
  const [now] = useState(() => new Date())
  const timeOf = (one: MuteChoice): string => {
    const until = muteUntil(one, now)
    return until === null ? '' : format.time(until)
  }
  const change = (work: Promise<boolean>): void => {
    void work.then((has_changed) => has_changed && close())
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('inbox.mute_title', { title: thread.title })}
      close_label={t('common.close')}
      actions={
        <>
          {is_muted && (
            <Button kind="outline" size="small" is_busy={is_busy} onClick={() => change(unmute())}>
              {t('inbox.unmute')}
            </Button>
          )}
          <Button kind="ink" size="small" is_busy={is_busy} onClick={() => change(mute(choice))}>
            {t('inbox.mute')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('inbox.mute_how_long')}
        name="mute"
        value={choice}
        onChange={setChoice}
        choices={[
          {
            value: 'hour',
            label: t('inbox.mute_hour'),
            meta: t('inbox.mute_until_time', { time: timeOf('hour') }),
          },
          { value: 'tomorrow', label: t('inbox.mute_tomorrow'), meta: timeOf('tomorrow') },
          { value: 'always', label: t('inbox.mute_always') },
        ]}
      />
      <p>{t('inbox.mute_text')}</p>
    </Dialog>
  )
}
