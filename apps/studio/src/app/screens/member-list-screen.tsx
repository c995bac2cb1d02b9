import { useT } from '@foyer/i18n/react'
import { UserRoundPlus } from 'lucide-react'
import { GiveToMany } from '../../features/access/index.ts'
import { MembersScreen } from '../../features/accounts/index.ts'
import { InviteButton } from '../../features/apps/index.ts'

/** The members of an app, with what access can do for many of them at once. */
export function MemberListScreen() {
  const t = useT()
  return (
    <MembersScreen
      invite={<InviteButton icon={<UserRoundPlus />}>{t('studio_members.invite')}</InviteButton>}
      Bulk={GiveToMany}
    />
  )
}
