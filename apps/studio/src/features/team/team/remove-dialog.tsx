import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useNavigate } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { call } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { queryClient } from '#platform/query-client.ts'
import { clearSession } from '#platform/session.ts'
import { toasts } from '#platform/toasts.ts'
import type { TeamMember } from './team-queries.ts'
import styles from './team.module.css'
import { useTeamAction } from './use-team-action.ts'

type RemoveDialogProps = {
  readonly team_member: TeamMember
  readonly is_me: boolean
  readonly onClose: () => void
}

/** Takes a colleague out of the team, or oneself, after saying what ends. */
export function RemoveDialog({ team_member, is_me, onClose }: RemoveDialogProps) {
  const t = useT()
  const navigate = useNavigate()
  const { id, name } = team_member
  const closeDialog = async (): Promise<void> => {
    clearSession()
    queryClient.clear()
    await navigate({ to: '/sign-in' })
  }
  const remove = useTeamAction({
    act: () => call('team.removeTeamMember', { id }),
    is_told_here: true,
    onDone: () => {
      if (is_me) {
        void closeDialog()
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
            {formatError(t, remove.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
