import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { usePlatform } from '#platform/platform.ts'
import { useMember } from '#platform/session/use-session.ts'
import { useToast } from '#platform/toasts.ts'
import { unreadKey } from '../inbox/use-threads.ts'
import styles from './warning-dialog.module.css'

type Warning = OutputFor<'messaging.getUnreadStatus'>['warnings'][number]

/** A warning of the team, which stays until the member confirms that they have read it. */
export function WarningDialog({ warning }: { warning: Warning }): ReactNode {
  const t = useT()
  const format = useFormat()
  const api = useApi()
  const toast = useToast()
  const client = useQueryClient()
  const { app } = usePlatform()
  const viewer_id = useMember()?.id ?? null
  const confirm = useMutation({
    mutationFn: () => api('messaging.confirmWarning', { id: warning.id }),
    onSuccess: () => client.invalidateQueries({ queryKey: unreadKey(viewer_id) }),
    onError: () => toast({ text: t('member_warnings.failed'), tone: 'danger' }),
  })
  return (
    <Dialog
      is_open
      // Nothing but the button closes it.
      onOpenChange={() => undefined}
      role="alertdialog"
      title={t('member_warnings.title', { app: app.name })}
      actions={
        <Button is_busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('member_warnings.confirm')}
        </Button>
      }
    >
      <p className={styles.text} dir="auto">
        {warning.text}
      </p>
      <time className={styles.time} dateTime={warning.created_at}>
        {format.dateTime(warning.created_at, 'short')}
      </time>
    </Dialog>
  )
}
