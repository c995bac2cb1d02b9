import { useT } from '@foyer/i18n/react'
import { Button, IconButton, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { Menu } from '@foyer/ui/menu'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Ellipsis, LockOpen, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { runForEach } from '#platform/run-for-each.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import type { MemberRow } from '../queries.ts'
import styles from './administer.module.css'
import { getMemberActions } from './member-actions.ts'
import { useRole } from './use-role.ts'

type BulkMemberAction = 'suspend' | 'restore'
type BulkMemberActionsProps = { readonly loadChosen: () => Promise<readonly MemberRow[]> }

/** Suspends or reinstates all selected members for whom it is allowed. */
export function BulkMemberActions({ loadChosen }: BulkMemberActionsProps) {
  const t = useT()
  const [open_action, openAction] = useState<BulkMemberAction | null>(null)
  const label = t('common.more')
  return (
    <>
      <Menu
        label={label}
        placement="top end"
        trigger={<IconButton size="small" label={label} icon={<Ellipsis />} />}
        entries={[
          { id: 'restore', label: t('studio_member_admin.restore.open'), icon: <LockOpen /> },
          {
            id: 'suspend',
            label: t('studio_member_admin.suspend.open'),
            icon: <UserRoundX />,
            tone: 'danger',
          },
        ]}
        onAction={(id) => openAction(id === 'suspend' ? 'suspend' : 'restore')}
      />
      {open_action && (
        <BulkDialog action={open_action} loadChosen={loadChosen} onClose={() => openAction(null)} />
      )}
    </>
  )
}

type BulkDialogProps = BulkMemberActionsProps & {
  readonly action: BulkMemberAction
  readonly onClose: () => void
}

function BulkDialog({ action, loadChosen, onClose }: BulkDialogProps) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const role = useRole()
  const [is_busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const name = action === 'suspend' ? 'members.suspendMember' : 'members.restoreMember'
  const applyAction = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const affected_members = (await loadChosen()).filter((member) =>
        getMemberActions(member, role).includes(action),
      )
      const { succeeded, failed } = await runForEach(affected_members, ({ id }) => call(name, { id }))
      await cache.invalidateQueries({ queryKey: ['app', slug, 'members'] })
      if (failed[0]) {
        setFailure(
          t('studio_member_admin.bulk.failed', {
            count: failed.length,
            reason: formatError(t, failed[0].error),
          }),
        )
        return
      }
      toasts.add({ text: t(`studio_member_admin.bulk.${action}.done`, { count: succeeded.length }) })
      onClose()
    } catch (error) {
      setFailure(formatError(t, error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && !is_busy && onClose()}
      title={t(`studio_member_admin.bulk.${action}.title`)}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            kind={action === 'suspend' ? 'danger' : 'ink'}
            is_busy={is_busy}
            onClick={() => void applyAction()}
          >
            {failure === null ? t(`studio_member_admin.${action}.open`) : t('common.retry')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t(`studio_member_admin.bulk.${action}.text`)}</p>
        {failure !== null && (
          <Notice tone="danger" icon={<CircleAlert />} role="alert">
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
