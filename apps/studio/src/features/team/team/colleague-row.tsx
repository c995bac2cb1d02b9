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
import type { Colleague, TeamRole } from './team-queries.ts'
import styles from './team.module.css'
import { useTeamAction } from './use-team-action.ts'

type Asked = 'owner' | 'remove' | null

/** A colleague with their role, and what may be done with them. */
export function ColleagueRow({ colleague }: { readonly colleague: Colleague }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const is_me = useTeamMember().id === colleague.id
  const [asked, ask] = useState<Asked>(null)
  const giveRole = useGiveRole(colleague)
  const entries = entriesOf(t, colleague, is_me)
  const act = (id: string): void => {
    if (id === 'remove') ask('remove')
    else if (id === 'owner') ask('owner')
    else if (id === 'admin' || id === 'account_admin') giveRole(id)
  }
  return (
    <li className={styles.row} data-kind="colleague">
      <Avatar name={colleague.name} src={null} size={32} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.cut}>{colleague.name}</span>
          {is_me && <span className={styles.meta}>{t('studio_team.you')}</span>}
        </span>
        <span className={styles.meta} dir="auto">
          {colleague.email}
        </span>
      </span>
      <span className={styles.seen}>
        {colleague.last_seen_at
          ? t('studio_team.last_seen', { when: format.relative(colleague.last_seen_at, now) })
          : t('studio_team.never_seen')}
      </span>
      <Badge tone={colleague.role === 'owner' ? 'accent' : 'neutral'}>
        {t(`studio_team.roles.${colleague.role}.name`)}
      </Badge>
      <span className={styles.tools}>
        {entries.length > 0 && (
          <Menu
            label={t('studio_team.actions', { name: colleague.name })}
            trigger={
              <IconButton
                label={t('studio_team.actions', { name: colleague.name })}
                icon={<Ellipsis />}
                size="small"
              />
            }
            entries={entries}
            onAction={act}
          />
        )}
      </span>
      {asked === 'owner' && <OwnerDialog colleague={colleague} onClose={() => ask(null)} />}
      {asked === 'remove' && <RemoveDialog colleague={colleague} is_me={is_me} onClose={() => ask(null)} />}
    </li>
  )
}

function entriesOf(t: ReturnType<typeof useT>, { abilities }: Colleague, is_me: boolean): MenuEntry[] {
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
function useGiveRole(colleague: Colleague): (role: Exclude<TeamRole, 'owner'>) => void {
  const t = useT()
  const { id, name, role: before } = colleague
  const tell = (role: TeamRole, back: TeamRole): void => {
    toasts.add({
      text: t('studio_team.role_given', { name, role: t(`studio_team.roles.${role}.name`) }),
      ...(back !== 'owner' && {
        duration: UNDO_DURATION,
        action: { label: t('common.undo'), onAction: () => give.mutate(back) },
      }),
    })
  }
  const give = useTeamAction<TeamRole, TeamRole>({
    act: async (role) => (await call('team.changeTeamRole', { id, role })).role,
    onDone: (role) => tell(role, role === before ? 'owner' : before),
  })
  return (role) => give.mutate(role)
}
