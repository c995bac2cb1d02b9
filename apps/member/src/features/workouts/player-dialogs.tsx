import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import styles from './dialogs.module.css'

/** Asks before a session with open sets is finished. */
export function FinishDialog({
  open_sets,
  last_at,
  onFinish,
  close,
}: {
  open_sets: number
  /** The last set, where it is long ago. */
  last_at: string | null
  onFinish: (at?: string) => void
  close: () => void
}): ReactNode {
  const t = useT()
  const format = useFormat()
  return (
    <Dialog
      is_open
      role="alertdialog"
      title={t('workouts.finish_title')}
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      actions={
        <>
          <Button kind="outline" size="small" onClick={close}>
            {t('workouts.keep_training')}
          </Button>
          {last_at === null ? (
            <Button size="small" onClick={() => onFinish()}>
              {t('workouts.finish')}
            </Button>
          ) : (
            <>
              <Button kind="outline" size="small" onClick={() => onFinish()}>
                {t('workouts.finish_now')}
              </Button>
              <Button size="small" onClick={() => onFinish(last_at)}>
                {t('workouts.finish_at_last')}
              </Button>
            </>
          )}
        </>
      }
    >
      {open_sets > 0 && <p>{t('workouts.finish_text', { count: open_sets })}</p>}
      {last_at !== null && <p>{t('workouts.finish_idle', { time: format.time(last_at) })}</p>}
    </Dialog>
  )
}

type LeaveProps = { onLeave: () => void; onDiscard: () => void; close: () => void }

/** Asks before the player is closed. The session stays, unless the member discards it. */
export function LeaveDialog({ onLeave, onDiscard, close }: LeaveProps): ReactNode {
  const t = useT()
  const [is_discarding, setDiscarding] = useState(false)
  if (is_discarding)
    return (
      <ConfirmDialog
        title={t('workouts.discard_title')}
        text={t('workouts.discard_text')}
        cancel_label={t('common.cancel')}
        confirm_label={t('workouts.discard')}
        is_busy={false}
        onConfirm={onDiscard}
        close={close}
      />
    )
  return (
    <Dialog
      is_open
      role="alertdialog"
      title={t('workouts.leave_title')}
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
    >
      <div className={styles.choices}>
        <p>{t('workouts.leave_text')}</p>
        <Button is_wide onClick={close}>
          {t('workouts.keep_training')}
        </Button>
        <Button kind="outline" is_wide onClick={onLeave}>
          {t('workouts.leave')}
        </Button>
        <Button kind="text" is_wide className={styles.discard} onClick={() => setDiscarding(true)}>
          {t('workouts.discard')}
        </Button>
      </div>
    </Dialog>
  )
}
