import { useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { LoadState } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { TeamMemberRow } from './team-member-row.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { RoleDescriptions } from './role-descriptions.tsx'
import { TeamLog } from './team-log.tsx'
import { teamQuery } from './team-queries.ts'
import styles from './team.module.css'
import { MessagingProfileSelect } from './messaging-profile-select.tsx'

/** Who works on the account, who is invited, as whom the app writes, and what was done. */
export function TeamPanel() {
  const t = useT()
  const query = useQuery(teamQuery)
  return (
    <LoadState query={query} content_name={t('studio_team.title')}>
      {({ members, invitations, abilities }) => (
        <div className={styles.panel}>
          <ul className={styles.list} aria-label={t('studio_team.title')}>
            {members.map((team_member) => (
              <TeamMemberRow key={team_member.id} team_member={team_member} />
            ))}
          </ul>
          {invitations.length > 0 && (
            <Section title={t('studio_team.invitations.title')}>
              <ul className={styles.list}>
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            </Section>
          )}
          <MessagingProfileSelect members={members} may_choose={abilities.read_log} />
          <RoleDescriptions />
          {abilities.read_log && <TeamLog />}
        </div>
      )}
    </LoadState>
  )
}
