import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Lock } from 'lucide-react'
import type { Member } from '../queries.ts'
import styles from './administer.module.css'
import { getMemberActions } from './member-actions.ts'
import { useMemberAction } from './use-member-action.ts'
import { useRole } from './use-role.ts'

/** Shows that a member is suspended, or when they will be deleted, and offers to reinstate them. */
export function ClosedAccountNotice({ member }: { readonly member: Member }) {
  const t = useT()
  const format = useFormat()
  const role = useRole()
  const restore = useMemberAction(member)
  if (member.status !== 'suspended' && member.status !== 'deleting') return null
  const name = member.name || member.email
  return (
    <div className={styles.closed}>
      <Notice
        tone="warn"
        icon={<Lock />}
        action={
          getMemberActions(member, role).includes('restore') && (
            <Button
              kind="outline"
              size="small"
              is_busy={restore.isPending}
              onClick={() => restore.mutate('restore')}
            >
              {t('studio_member_admin.restore.open')}
            </Button>
          )
        }
      >
        {member.deletes_at
          ? t(
              member.closed_by_member
                ? 'studio_member_admin.closed.by_member'
                : 'studio_member_admin.closed.deleting',
              { name, date: format.date(member.deletes_at) },
            )
          : t('studio_member_admin.closed.suspended', { name })}
      </Notice>
    </div>
  )
}
