import { useFormat, useT } from '@foyer/i18n/react'
import { Avatar, Badge, IconButton } from '@foyer/ui'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { Crown, Ellipsis, LogOut, UserRoundCog, UserRoundMinus } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { useTeamMember } from '#platform/session.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { useNow } from '#platform/use-now.ts'
import { OwnerDialog } from './owner-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import type { TeamMember, TeamRole } from './team-queries.ts'
import styles from './team.module.css'
import { useTeamAction } from './use-team-action.ts'

type OpenDialog = 'owner' | 'remove' | null

/** A colleague with their role, and what may be done with them. */
export function TeamMemberRow({ team_member }: { readonly team_member: TeamMember }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const is_me = useTeamMember().id === team_member.id
  const [open_dialog, openDialog] = useState<OpenDialog>(null)
  const changeRole = useChangeRole(team_member)
  const entries = getMenuEntries(t, team_member, is_me)
  const act = (id: string): void => {
    if (id === 'remove') openDialog('remove')
    else if (id === 'owner') openDialog('owner')
    else if (id === 'admin' || id === 'account_admin') changeRole(id)
  }
  return (
    <li className={styles.row} data-kind="colleague">
      <Avatar name={team_member.name} src={null} size={32} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.cut}>{team_member.name}</span>
          {is_me && <span className={styles.meta}>{t('studio_team.you')}</span>}
        </span>
        <span className={styles.meta} dir="auto">
          {team_member.email}
        </span>
      </span>
      <span className={styles.seen}>
        {team_member.last_seen_at
          ? t('studio_team.last_seen', { when: format.relative(team_member.last_seen_at, now) })
          : t('studio_team.never_seen')}
      </span>
      <Badge tone={team_member.role === 'owner' ? 'accent' : 'neutral'}>
        {t(`studio_team.roles.${team_member.role}.name`)}
      </Badge>
      <span className={styles.tools}>
        {entries.length > 0 && (
          <Menu
            label={t('studio_team.actions', { name: team_member.name })}
            trigger={
              <IconButton
                label={t('studio_team.actions', { name: team_member.name })}
                icon={<Ellipsis />}
                size="small"
              />
            }
            entries={entries}
            onAction={act}
          />
        )}
      </span>
      {open_dialog === 'owner' && <OwnerDialog team_member={team_member} onClose={() => openDialog(null)} />}
      {open_dialog === 'remove' && (
        <RemoveDialog team_member={team_member} is_me={is_me} onClose={() => openDialog(null)} />
      )}
    </li>
  )
}

function getMenuEntries(t: ReturnType<typeof useT>, { abilities }: TeamMember, is_me: boolean): MenuEntry[] {
  const roles = abilities.roles.map((role) => ({
    id: role,
    label: t(`studio_team.roles.${role}.make`),
    icon: role === 'owner' ? <Crown /> : <UserRoundCog />,
  }))
  if (!abilities.remove) return roles
  return [
    ...roles,
    ...(roles.length > 0 ? (['line'] as const) : []),
    {
      id: 'remove',
      label: is_me ? t('studio_team.leave.open') : t('studio_team.remove.open'),
      icon: is_me ? <LogOut /> : <UserRoundMinus />,
      tone: 'danger',
    },
  ]
}

/** Gives a role at once and offers the one before back, which only an owner's password could do for an owner. */
function useChangeRole(team_member: TeamMember): (role: Exclude<TeamRole, 'owner'>) => void {
  const t = useT()
  const { id, name, role: initial_role } = team_member
  const showRoleToast = (role: TeamRole, previous_role: TeamRole): void => {
    toasts.add({
      text: t('studio_team.role_given', { name, role: t(`studio_team.roles.${role}.name`) }),
      ...(previous_role !== 'owner' && {
        duration: UNDO_DURATION,
        action: { label: t('common.undo'), onAction: () => role_mutation.mutate(previous_role) },
      }),
    })
  }
  const role_mutation = useTeamAction<TeamRole, TeamRole>({
    act: async (role) => (await call('team.changeTeamRole', { id, role })).role,
    onDone: (role) => showRoleToast(role, role === initial_role ? 'owner' : initial_role),
  })
  return (role) => role_mutation.mutate(role)
}
