import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { CircleAlert } from 'lucide-react'
import { formatError } from '#platform/problem.ts'
import styles from './administer.module.css'
import type { AdministeredMember, MemberAction } from './member-actions.ts'
import { useMemberAction } from './use-member-action.ts'

type MemberActionDialogProps = {
  readonly member: AdministeredMember
  readonly action: Exclude<MemberAction, 'restore'>
  readonly onClose: () => void
}

/** Asks before something is done with a member, and says what will happen. */
export function MemberActionDialog({ member, action, onClose }: MemberActionDialogProps) {
  const t = useT()
  const mutation = useMemberAction(member, onClose)
  const name = member.name || member.email
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t(`studio_member_admin.${action}.title`, { name })}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            kind={action === 'reset_sign_in' ? 'ink' : 'danger'}
            is_busy={mutation.isPending}
            onClick={() => mutation.mutate(action)}
          >
            {t(`studio_member_admin.${action}.confirm`)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t(`studio_member_admin.${action}.text`, { name })}</p>
        {mutation.error && (
          <Notice tone="danger" icon={<CircleAlert />} role="alert">
            {formatError(t, mutation.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
