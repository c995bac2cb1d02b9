import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { Ellipsis, Eye, KeyRound, LockOpen, Trash2, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { DeedDialog } from './deed-dialog.tsx'
import { canView, deedsFor, type Administered, type Deed } from './deeds.ts'
import { useDeed } from './use-deed.ts'
import { useRole } from './use-role.ts'
import { ViewDialog } from './view-dialog.tsx'

const icons = { suspend: UserRoundX, restore: LockOpen, reset_sign_in: KeyRound, delete: Trash2 } as const

type MemberMenuProps = { readonly member: Administered; readonly size?: 'small' | 'medium' }

/** What can be done with one member. Letting somebody in again needs no question; everything else is asked. */
export function MemberMenu({ member, size = 'small' }: MemberMenuProps) {
  const t = useT()
  const role = useRole()
  const [asked, ask] = useState<Exclude<Deed, 'restore'> | 'view' | null>(null)
  const restore = useDeed(member)
  const deeds = deedsFor(member, role)
  const can_view = canView(member, role)
  if (deeds.length === 0 && !can_view) return null
  const label = t('studio_member_admin.menu', { name: member.name || member.email })
  const entries: MenuEntry<Deed | 'view'>[] = deeds.map((deed) => {
    const Icon = icons[deed]
    const tone = deed === 'delete' || deed === 'suspend' ? 'danger' : 'neutral'
    return { id: deed, label: t(`studio_member_admin.${deed}.open`), icon: <Icon />, tone }
  })
  if (can_view) entries.unshift({ id: 'view', label: t('studio_member_admin.view.open'), icon: <Eye /> })
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<Ellipsis />} size={size} />}
        entries={entries}
        onAction={(deed) => (deed === 'restore' ? restore.mutate(deed) : ask(deed))}
      />
      {asked === 'view' && <ViewDialog member={member} onClose={() => ask(null)} />}
      {asked && asked !== 'view' && <DeedDialog member={member} deed={asked} onClose={() => ask(null)} />}
    </>
  )
}
