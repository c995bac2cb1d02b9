import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useNavigate } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { call } from '#platform/api.ts'
import { problemText } from '#platform/problem.ts'
import { queryClient } from '#platform/query-client.ts'
import { leaveSession } from '#platform/session.ts'
import { toasts } from '#platform/toasts.ts'
import type { Colleague } from './team-queries.ts'
import styles from './team.module.css'
import { useTeamAction } from './use-team-action.ts'

type RemoveDialogProps = {
  readonly colleague: Colleague
  readonly is_me: boolean
  readonly onClose: () => void
}

/** Takes a colleague out of the team, or oneself, after saying what ends. */
export function RemoveDialog({ colleague, is_me, onClose }: RemoveDialogProps) {
  const t = useT()
  const navigate = useNavigate()
  const { id, name } = colleague
  const leave = async (): Promise<void> => {
    leaveSession()
    queryClient.clear()
    await navigate({ to: '/sign-in' })
  }
  const remove = useTeamAction({
    act: () => call('team.removeTeamMember', { id }),
    is_told_here: true,
    onDone: () => {
      if (is_me) {
        void leave()
        return
      }
      toasts.add({ text: t('studio_team.remove.done', { name }) })
      onClose()
    },
  })
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={is_me ? t('studio_team.leave.title') : t('studio_team.remove.title', { name })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" is_busy={remove.isPending} onClick={() => remove.mutate()}>
            {is_me ? t('studio_team.leave.confirm') : t('studio_team.remove.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{is_me ? t('studio_team.leave.text') : t('studio_team.remove.text', { name })}</p>
        {remove.error && (
          <Notice tone="danger" icon={<CircleAlert />} role="alert">
            {problemText(t, remove.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
