import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { Ellipsis, Eye, KeyRound, LockOpen, Trash2, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { MemberActionDialog } from './member-action-dialog.tsx'
import {
  canViewAsMember,
  getMemberActions,
  type AdministeredMember,
  type MemberAction,
} from './member-actions.ts'
import { useMemberAction } from './use-member-action.ts'
import { useRole } from './use-role.ts'
import { ViewDialog } from './view-dialog.tsx'

const icons = { suspend: UserRoundX, restore: LockOpen, reset_sign_in: KeyRound, delete: Trash2 } as const

type MemberMenuProps = { readonly member: AdministeredMember; readonly size?: 'small' | 'medium' }

/** What can be done with one member. Letting somebody in again needs no question; everything else is asked. */
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
