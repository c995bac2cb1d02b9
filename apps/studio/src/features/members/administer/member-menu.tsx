import { useT } from '@foyer/i18n/react'
import { IconButton, Button, Notice } from '@foyer/ui'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { Ellipsis, Eye, KeyRound, LockOpen, Trash2, UserRoundX, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import {
  canViewAsMember,
  getMemberActions,
  type AdministeredMember,
  type MemberAction,
} from './member-actions.ts'
import { useMemberAction } from './use-member-action.ts'
import { useRole } from './use-role.ts'
import { Dialog } from '@foyer/ui/dialog'
import { formatError } from '#platform/problem.ts'
import styles from './administer.module.css'
import { useMutation } from '@tanstack/react-query'
import { useAppCall } from '#platform/api.ts'
import { openInTab } from '#platform/open-in-tab.ts'

const icons = { suspend: UserRoundX, restore: LockOpen, reset_sign_in: KeyRound, delete: Trash2 } as const

type MemberMenuProps = { readonly member: AdministeredMember; readonly size?: 'small' | 'medium' }

/** The actions on a member. Reinstating needs no confirmation; the others do. */
export function MemberMenu({ member, size = 'small' }: MemberMenuProps) {
  const t = useT()
  const role = useRole()
  const [open_action, openAction] = useState<Exclude<MemberAction, 'restore'> | 'view' | null>(null)
  const restore = useMemberAction(member)
  const actions = getMemberActions(member, role)
  const can_view = canViewAsMember(member, role)
  if (actions.length === 0 && !can_view) return null
  const label = t('studio_member_admin.menu', { name: member.name || member.email })
  const entries: MenuEntry<MemberAction | 'view'>[] = actions.map((action) => {
    const Icon = icons[action]
    const tone = action === 'delete' || action === 'suspend' ? 'danger' : 'neutral'
    return { id: action, label: t(`studio_member_admin.${action}.open`), icon: <Icon />, tone }
  })
  if (can_view) entries.unshift({ id: 'view', label: t('studio_member_admin.view.open'), icon: <Eye /> })
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<Ellipsis />} size={size} />}
        entries={entries}
        onAction={(action) => (action === 'restore' ? restore.mutate(action) : openAction(action))}
      />
      {open_action === 'view' && <ViewDialog member={member} onClose={() => openAction(null)} />}
      {open_action && open_action !== 'view' && (
        <MemberActionDialog member={member} action={open_action} onClose={() => openAction(null)} />
      )}
    </>
  )
}

type MemberActionDialogProps = {
  readonly member: AdministeredMember
  readonly action: Exclude<MemberAction, 'restore'>
  readonly onClose: () => void
}

/** Confirms an action on a member after showing its effects. */
function MemberActionDialog({ member, action, onClose }: MemberActionDialogProps) {
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

type ViewDialogProps = { readonly member: AdministeredMember; readonly onClose: () => void }

/** Explains viewing the app as a member, and opens it in another tab. */
function ViewDialog({ member, onClose }: ViewDialogProps) {
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
