import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useAppCall } from '#platform/api.ts'
import { openInTab } from '#platform/open-in-tab.ts'
import { formatError } from '#platform/problem.ts'
import styles from './administer.module.css'
import type { AdministeredMember } from './member-actions.ts'

type ViewDialogProps = { readonly member: AdministeredMember; readonly onClose: () => void }

/** Says what it means to look at the app as a member, and opens it so in another tab. */
export function ViewDialog({ member, onClose }: ViewDialogProps) {
  const t = useT()
  const call = useAppCall()
  const view = useMutation({
    mutationFn: () => openInTab(() => call('members.viewMember', { id: member.id })),
    onSuccess: onClose,
  })
  const name = member.name || member.email
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_member_admin.view.title', { name })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="ink" is_busy={view.isPending} onClick={() => view.mutate()}>
            {t('studio_member_admin.view.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('studio_member_admin.view.text', { name })}</p>
        <ul className={styles.facts}>
          <li>{t('studio_member_admin.view.read_only')}</li>
          <li>{t('studio_member_admin.view.closed')}</li>
          <li>{t('studio_member_admin.view.time')}</li>
          <li>{t('studio_member_admin.view.log')}</li>
          <li>{t('studio_member_admin.view.own')}</li>
        </ul>
        {view.error && (
          <Notice tone="danger" icon={<CircleAlert />} role="alert">
            {formatError(t, view.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
