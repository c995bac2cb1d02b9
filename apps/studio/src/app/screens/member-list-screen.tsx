import { useT } from '@foyer/i18n/react'
import { GrantToMany, ProductChecks } from '../../features/access/index.ts'
import { InviteMember, MembersScreen } from '../../features/members/index.ts'
import { InviteButton } from '../../features/apps/index.ts'

/** The members of an app, with bulk actions of the access feature. */
export function MemberListScreen() {
  const t = useT()
  return (
    <MembersScreen
      invite={
        <InviteMember
          ProductChecksSlot={ProductChecks}
          other_options={<InviteButton kind="outline">{t('studio_member_admin.invite.copy')}</InviteButton>}
        />
      }
      BulkActionsSlot={GrantToMany}
    />
  )
}
