import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { PROGRESS_KEY } from './keys.ts'
import styles from './run-dialogs.module.css'
import { useProgress } from './use-progress.ts'

/** A run that the member left, with what was completed in it. */
export type EndedRun = NonNullable<OutputFor<'progress.getRun'>['ended_run']>

type LeaveProps = { root_id: string; title: string; label: string; onLeave: () => void; close: () => void }

/** Asks before a program or pack is left, and lists what is removed and what stays. */
export function LeaveDialog({ root_id, title, label, onLeave, close }: LeaveProps): ReactNode {
  const t = useT()
  const api = useApi()
  const { sequence } = useProgress(root_id)
  const { data } = useQuery({
    queryKey: [...PROGRESS_KEY, 'run', root_id],
    queryFn: () => api('progress.getRun', { id: root_id }),
  })
  const total = data?.run?.total ?? sequence.length
  const done = data?.run?.done ?? sequence.filter((step) => step.is_completed).length
  const scheduled = data?.run?.scheduled_count
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      role="alertdialog"
      title={t('progress.leave.title', { title })}
      actions={
        <>
          <Button kind="outline" size="small" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button
            kind="danger"
            size="small"
            onClick={() => {
              close()
              onLeave()
            }}
          >
            {label}
          </Button>
        </>
      }
    >
      <h3 className={styles.heading}>{t('progress.leave.goes')}</h3>
      <ul className={styles.list}>
        <li>{t('progress.leave.progress', { done, total })}</li>
        <li>
          {scheduled === undefined
            ? t('progress.leave.scheduled_some')
            : t('progress.leave.scheduled', { count: scheduled })}
        </li>
      </ul>
      <h3 className={styles.heading}>{t('progress.leave.stays')}</h3>
      <ul className={styles.list}>
        <li>{t('progress.leave.purchases')}</li>
        <li>{t('progress.leave.restart', { count: done })}</li>
      </ul>
    </Dialog>
  )
}

type RestartProps = {
  title: string
  run: EndedRun
  onStart: (copies_completions: boolean) => void
  close: () => void
}

/** Asks whether a program that was left starts with what was completed then. */
export function RestartDialog({ title, run, onStart, close }: RestartProps): ReactNode {
  const t = useT()
  const format = useFormat()
  const { done, total, ended_at } = run
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => {
        if (!is_open) close()
      }}
      title={t('progress.restart.title', { title })}
      close_label={t('common.close')}
      actions={
        <>
          <Button kind="outline" size="small" onClick={() => onStart(false)}>
            {t('progress.restart.anew')}
          </Button>
          <Button size="small" onClick={() => onStart(true)}>
            {t('progress.restart.copy', { count: done })}
          </Button>
        </>
      }
    >
      <p>{t('progress.restart.text', { done, total, day: format.date(ended_at) })}</p>
      <p>{t('progress.restart.drip')}</p>
    </Dialog>
  )
}
