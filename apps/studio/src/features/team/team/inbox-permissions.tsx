import { useT } from '@foyer/i18n/react'
import { Switch } from '@foyer/ui'
import { call } from '#platform/api.ts'
import { Section } from '#platform/parts/page.tsx'
import { toasts } from '#platform/toasts.ts'
import type { TeamMember } from './team-queries.ts'
import styles from './team.module.css'
import { useTeamAction } from './use-team-action.ts'

/** Who of the team reads and answers the conversations of the message sender, with immediate effect. */
export function InboxPermissions({ members }: { readonly members: readonly TeamMember[] }) {
  const t = useT()
  return (
    <Section title={t('studio_team.inbox.title')} text={t('studio_team.inbox.text')}>
      <ul className={styles.list} aria-label={t('studio_team.inbox.title')}>
        {members.map((team_member) => (
          <li key={team_member.id}>
            <InboxSwitch team_member={team_member} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function InboxSwitch({ team_member }: { readonly team_member: TeamMember }) {
  const t = useT()
  const { id, name, role, can_read_inbox, abilities } = team_member
  const change = useTeamAction<TeamMember, boolean>({
    act: (allowed) => call('team.setInboxPermission', { id, can_read_inbox: allowed }),
    onDone: (changed) =>
      void toasts.add({
        text: t(changed.can_read_inbox ? 'studio_team.inbox.granted' : 'studio_team.inbox.revoked', { name }),
      }),
  })
  return (
    <Switch
      label={<bdi dir="auto">{name}</bdi>}
      meta={
        role === 'admin'
          ? t('studio_team.roles.admin.name')
          : t('studio_team.inbox.always', { role: t(`studio_team.roles.${role}.name`) })
      }
      checked={change.isPending ? change.variables : can_read_inbox}
      disabled={!abilities.change_inbox}
      onChange={({ target }) => change.mutate(target.checked)}
    />
  )
}
